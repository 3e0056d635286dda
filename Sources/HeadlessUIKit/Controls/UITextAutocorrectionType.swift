/// Whether typing is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
