/// Whether words are proposed in the text.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
