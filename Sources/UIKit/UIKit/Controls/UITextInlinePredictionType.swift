/// Whether words are proposed in the text.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`
  case no
  case yes
}
