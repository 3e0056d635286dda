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

  /// Makes a fault.
  public init(_ rule: CheckRule, on screen: String, of subject: String, _ message: String) {
    (self.rule, self.screen, self.subject, self.message) = (rule, screen, subject, message)
  }
}
