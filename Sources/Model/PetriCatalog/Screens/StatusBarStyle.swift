/// A style, as in `UIStatusBarStyle`.
public enum StatusBarStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// Follows the appearance.
  case automatic
  /// Light text for dark backgrounds.
  case light
  /// Dark text for light backgrounds.
  case dark
}
