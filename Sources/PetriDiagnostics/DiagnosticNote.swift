/// More about a diagnostic, often at another place ("first defined here").
public struct DiagnosticNote: Sendable, Hashable {
  /// The text.
  public var message: String
  /// The place, if it has one.
  public var range: SourceRange?

  /// Makes a note.
  public init(_ message: String, at range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}
