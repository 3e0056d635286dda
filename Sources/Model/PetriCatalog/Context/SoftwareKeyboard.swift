/// Whether the software keyboard appears.
public enum SoftwareKeyboard: String, Hashable, Sendable, Codable, CaseIterable {
  /// It doesn't, as with a hardware keyboard.
  case hidden
  case shown
}
