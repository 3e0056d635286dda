/// How lines of text are aligned in their label, as `NSTextAlignment` names it.
public enum TextAlignmentOption: String, Hashable, Sendable, Codable, CaseIterable {
  /// At the side where the script begins.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
}
