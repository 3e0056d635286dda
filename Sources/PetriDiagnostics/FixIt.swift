/// A change of the text that would put a diagnostic right.
public struct FixIt: Sendable, Hashable {
  /// How sure it is.
  public enum Applicability: String, Sendable, Hashable, Codable, CaseIterable {
    /// Certain: a tool may apply it without asking.
    case machine
    /// Likely: for a person to decide.
    case maybe

    /// The word for the change: only a certain one is a fix.
    var word: String { self == .machine ? "fix" : "help" }
  }

  /// The change, as an order: "replace 'spacng' with 'spacing'".
  public var message: String
  /// The range that is replaced; empty for an insertion.
  public var range: SourceRange
  /// The text that comes in its place; empty for a removal.
  public var replacement: String
  /// How sure it is.
  public var applicability: Applicability

  /// Makes a fix.
  public init(
    _ message: String,
    range: SourceRange,
    replacement: String,
    applicability: Applicability = .machine
  ) {
    self.message = message
    self.range = range
    self.replacement = replacement
    self.applicability = applicability
  }
}
