/// Text alignment, as in `NSTextAlignment`.
public enum TextAlignmentOption: String, Hashable, Sendable, Codable, CaseIterable {
  case natural
  case left
  case center
  case right
  case justified
}
