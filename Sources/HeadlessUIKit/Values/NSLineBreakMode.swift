/// What happens to text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// Broken between words.
  case byWordWrapping
  /// Broken between characters.
  case byCharWrapping
  /// Cut at the edge.
  case byClipping
  /// The beginning gives way to an ellipsis.
  case byTruncatingHead
  /// The end gives way to an ellipsis; a label's default.
  case byTruncatingTail
  /// The middle gives way to an ellipsis.
  case byTruncatingMiddle
}
