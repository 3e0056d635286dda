/// Whether the keyboard on the screen comes up for what is typed in.
public enum SoftwareKeyboard: String, Hashable, Sendable, Codable, CaseIterable {
  /// It doesn't, as where another keyboard is attached.
  case hidden
  /// It does.
  case shown
}
