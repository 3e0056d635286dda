public import PetriCatalog

/// A single fault, identified the same in every run, however findings are grouped.
public struct CheckFault: Codable, Hashable, Sendable {
  /// The violated rule.
  public let rule: CheckRule
  /// The name of the screen.
  public let screen: String
  /// The name of the view, class or link.
  public let subject: String
  /// The problem, in one line.
  public let message: String
  /// The definition at fault; `nil` for the screen's.
  public let place: Place?

  /// Creates a fault.
  public init(_ rule: CheckRule, on screen: String, of subject: String, _ message: String, at place: Place? = nil) {
    (self.rule, self.screen, self.subject, self.message, self.place) = (rule, screen, subject, message, place)
  }
}
