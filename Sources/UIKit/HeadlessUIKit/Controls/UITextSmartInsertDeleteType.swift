/// Whether spaces are put in and taken out.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}
