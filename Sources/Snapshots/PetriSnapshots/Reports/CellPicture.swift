public import PetriRendering

/// The pictures of a cell, and what VoiceOver reads.
public struct CellPicture: Codable, Hashable, Sendable {
  /// The wireframe.
  public let wireframe: String
  /// VoiceOver's words, a line per element.
  public let speech: String
  /// An SVG document; `nil` if none was requested.
  public let drawing: String?
  /// The width of the drawing in points; 0 without one.
  public let width: Double
  /// The height of the drawing in points; 0 without one.
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
