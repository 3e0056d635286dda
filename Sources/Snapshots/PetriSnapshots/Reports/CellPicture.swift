public import PetriRendering

/// The wireframe, the SVG drawing and the VoiceOver text of a cell.
public struct CellPicture: Codable, Hashable, Sendable {
  /// The wireframe.
  public let wireframe: String
  /// The text spoken by VoiceOver, one line per element.
  public let speech: String
  /// The SVG document; `nil` if it wasn't requested.
  public let drawing: String?
  /// The width of the drawing in points; 0 if there is none.
  public let width: Double
  /// The height of the drawing in points; 0 if there is none.
  public let height: Double
  /// The screen with the frames of its nodes; `nil` if there is no drawing.
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
