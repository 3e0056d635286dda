/// A device orientation, as in `UIInterfaceOrientation`.
public enum InterfaceOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  case portrait
  case landscape
}
