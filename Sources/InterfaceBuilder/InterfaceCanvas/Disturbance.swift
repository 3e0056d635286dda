/// A change to one kind of content, to find the frames that depend on it.
public enum Disturbance: CaseIterable, Sendable {
  /// Texts in system fonts.
  case text
  /// Texts in the app's own fonts, which a document only names.
  case appText
  /// Symbols, whose sizes are estimates.
  case symbols
}
