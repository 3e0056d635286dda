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

  /// Makes a finding.
  public init(
    check: String,
    rule: String,
    screen: String,
    message: String,
    place: (file: String, line: Int)? = nil,
    details: [String] = []
  ) {
    (self.check, self.rule, self.screen, self.message) = (check, rule, screen, message)
    (self.place, self.details) = (place, details)
  }
}
