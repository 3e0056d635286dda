public import PetriCatalog

/// A fault, by the names that are the same from run to run, however it is grouped with others.
public struct CheckFault: Codable, Hashable, Sendable {
  /// Its kind.
  public let rule: CheckRule
  /// The screen's name.
  public let screen: String
  /// The thing that it is about.
  public let subject: String
  /// The problem, in one line.
  public let message: String
  /// The definition to blame; `nil` where that is the screen's.
  public let place: Place?

  /// Makes a fault.
  public init(_ rule: CheckRule, on screen: String, of subject: String, _ message: String, at place: Place? = nil) {
    (self.rule, self.screen, self.subject, self.message, self.place) = (rule, screen, subject, message, place)
  }
}
