/// How a stack places its views across its axis, as `UIStackView.Alignment` names it.
public enum StackAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  /// As wide as the stack.
  case fill
  /// At the leading side of a vertical stack.
  case leading
  /// At the top of a horizontal stack.
  case top
  /// By the first line of text, in a horizontal stack.
  case firstBaseline
  /// In the middle.
  case center
  /// At the trailing side of a vertical stack.
  case trailing
  /// At the bottom of a horizontal stack.
  case bottom
  /// By the last line of text, in a horizontal stack.
  case lastBaseline
}
