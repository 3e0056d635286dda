/// A finding of `petri check` about a screen.
package struct GalleryFinding: Sendable {
  /// The check, such as `layout`.
  package let check: String
  /// The rule, such as `truncation`.
  package let rule: String
  /// The screen's name.
  package let screen: String
  package let message: String
  /// The source location; `nil` for the screen's definition.
  package let place: (file: String, line: Int)?
  /// The look, the context and the moves that reproduce it, one per line.
  package let details: [String]
  /// A drawing of the fault; `nil` if there is none or if it isn't one of petri's drawings.
  let drawing: FindingDrawing?

  /// Creates a finding.
  ///
  /// - Parameter drawing: The SVG document from the report.
  package init(
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
