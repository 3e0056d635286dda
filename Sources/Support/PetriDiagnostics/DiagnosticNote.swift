/// A further remark about a diagnostic, often at another location ("first defined here").
public struct DiagnosticNote: Sendable, Hashable {
  /// The text.
  public var message: String
  /// The source range, if any.
  public var range: SourceRange?

  /// Makes a note.
  public init(_ message: String, at range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}
