/// Something that `petri check` has found on a screen.
public struct GalleryFinding: Sendable {
  /// The check, such as `layout`.
  public let check: String
  /// The code of its kind, such as `truncation`.
  public let rule: String
  /// The screen's name.
  public let screen: String
  /// The problem, in one line.
  public let message: String
  /// The file and the line to blame; `nil` for the screen's definition.
  public let place: (file: String, line: Int)?
  /// All that it takes to see it, in lines: the look, the context, the moves.
  public let details: [String]
  /// The screen with the fault outlined; `nil` where it wasn't drawn, and for a document that isn't one of petri's drawings.
  let drawing: FindingDrawing?

  /// Makes a finding.
  ///
  /// - Parameter drawing: the SVG document that came with it.
  public init(
    check: String,
    rule: String,
    screen: String,
    message: String,
    place: (file: String, line: Int)? = nil,
    details: [String] = [],
    drawing: String? = nil
  ) {
    (self.check, self.rule, self.screen, self.message) = (check, rule, screen, message)
    (self.place, self.details) = (place, details)
    self.drawing = drawing.flatMap(FindingDrawing.init)
  }
}
