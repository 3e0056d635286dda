/// How many colours a terminal shows.
public enum ColorLevel: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// None: weight, underlines and reversal alone.
  case none
  /// Its own sixteen.
  case sixteen
  /// 256.
  case many
  /// Any of 16 million.
  case exact

  /// Whether the first shows fewer.
  public static func < (one: ColorLevel, other: ColorLevel) -> Bool { one.rawValue < other.rawValue }
}
