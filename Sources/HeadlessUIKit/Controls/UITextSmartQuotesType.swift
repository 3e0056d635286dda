/// Whether quotes become typographic.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
