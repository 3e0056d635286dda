/// How a cell looks and how it is read.
public struct CellPicture: Codable, Hashable, Sendable {
  /// The wireframe, a line a row.
  public let wireframe: String
  /// The text that VoiceOver reads, a line an element.
  public let speech: String
  /// An SVG document of it; `nil` where nobody asked for one.
  public let drawing: String?

  /// Makes a picture.
  public init(wireframe: String, speech: String, drawing: String? = nil) {
    self.wireframe = wireframe
    self.speech = speech
    self.drawing = drawing
  }
}
