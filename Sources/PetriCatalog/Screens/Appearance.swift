/// Light or dark, as `UIUserInterfaceStyle` names it.
public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
  /// Dark text on light.
  case light
  /// Light text on dark.
  case dark
}
