/// A change to one kind of content: frames that change with it depend on that content.
public enum Disturbance: CaseIterable, Sendable {
  /// Texts in the system's fonts.
  case text
  /// Texts in fonts that the app brings, of which a document has only the names.
  case appText
  /// Symbols, whose sizes here are estimates.
  case symbols
}
