/// A change of the source text that solves a problem.
public struct FixIt: Sendable, Hashable {
  /// The confidence in a fix.
  public enum Applicability: String, Sendable, Hashable, Codable, CaseIterable {
    /// Certain: tools may apply it without asking.
    case machine
    /// Likely: a person should decide.
    case maybe

    /// The term for the change in messages.
    var word: String { self == .machine ? "fix" : "help" }
  }

  /// The change in the imperative: "replace 'spacng' with 'spacing'".
  public var message: String
  /// The range to replace; empty for an insertion.
  public var range: SourceRange
  /// The new text; empty for a removal.
  public var replacement: String
  /// The confidence in the fix.
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
