/// Whether the keyboard on the screen comes up for typing.
public enum SoftwareKeyboard: String, Hashable, Sendable, Codable, CaseIterable {
  /// It doesn't, as where another keyboard is attached.
  case hidden
  /// It does.
  case shown
}
