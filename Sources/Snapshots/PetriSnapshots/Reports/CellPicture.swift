public import PetriRendering

/// How a cell looks and what VoiceOver reads of it.
public struct CellPicture: Codable, Hashable, Sendable {
  /// The wireframe, a line a row.
  public let wireframe: String
  /// The text that VoiceOver reads, a line an element.
  public let speech: String
  /// An SVG document of it; `nil` where nobody asked for one.
  public let drawing: String?
  /// The drawing's width in points; 0 without one.
  public let width: Double
  /// The drawing's height in points; 0 without one.
  public let height: Double
  /// The screen with the frames of its nodes; `nil` without a drawing.
  public let screen: ShownScreen?

  /// Creates a picture.
  public init(
    wireframe: String,
    speech: String,
    drawing: String? = nil,
    width: Double = 0,
    height: Double = 0,
    screen: ShownScreen? = nil
  ) {
    (self.wireframe, self.speech, self.drawing) = (wireframe, speech, drawing)
    (self.width, self.height, self.screen) = (width, height, screen)
  }
}
