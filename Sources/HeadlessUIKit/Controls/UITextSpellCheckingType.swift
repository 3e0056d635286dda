/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
