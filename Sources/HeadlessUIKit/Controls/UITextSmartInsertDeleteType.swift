/// Whether spaces are put in and taken out.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
