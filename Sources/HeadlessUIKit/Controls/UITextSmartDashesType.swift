/// Whether dashes become typographic.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
