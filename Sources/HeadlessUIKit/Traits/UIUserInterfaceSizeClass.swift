/// How much room there is on an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nobody said.
  case unspecified
  /// Little.
  case compact
  /// Plenty.
  case regular
}
