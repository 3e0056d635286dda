/// How many colours a terminal supports.
public enum ColorLevel: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// No colours, only text attributes.
  case none
  /// The terminal's sixteen colours.
  case sixteen
  /// The palette of 256.
  case many
  /// 24-bit colours.
  case exact

  /// Orders levels by their number of colours.
  public static func < (one: ColorLevel, other: ColorLevel) -> Bool { one.rawValue < other.rawValue }
}
