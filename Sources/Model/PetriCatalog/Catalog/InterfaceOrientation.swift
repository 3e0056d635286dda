/// How a device is held, as `UIInterfaceOrientation` names it.
public enum InterfaceOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Upright.
  case portrait
  /// Sideways.
  case landscape
}
