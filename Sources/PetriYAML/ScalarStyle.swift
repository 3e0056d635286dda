/// How a scalar is written.
public enum ScalarStyle: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  /// Without quotes.
  case plain
  /// In apostrophes.
  case singleQuoted
  /// In quotation marks.
  case doubleQuoted
  /// A block after `|`.
  case literal
  /// A block after `>`.
  case folded
}
