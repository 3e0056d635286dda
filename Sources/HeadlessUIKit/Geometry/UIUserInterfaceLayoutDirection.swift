/// The direction in which an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As English does.
  case leftToRight
  /// As Arabic does.
  case rightToLeft
}
