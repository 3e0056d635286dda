/// The presentation style of a scalar.
public enum ScalarStyle: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  case plain
  case singleQuoted
  case doubleQuoted
  /// A block scalar after `|`.
  case literal
  /// A block scalar after `>`.
  case folded
}
