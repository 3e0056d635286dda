/// Light or dark, as `UIUserInterfaceStyle` names it.
public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
  /// Dark text on light.
  case light
  /// Light text on dark.
  case dark
  /// Light, with more contrast: "Increase Contrast" in the settings.
  case highContrastLight = "light-high-contrast"
  /// Dark, with more contrast.
  case highContrastDark = "dark-high-contrast"

  /// Whether texts are light on dark.
  public var isDark: Bool { self == .dark || self == .highContrastDark }
  /// Whether more contrast is asked for.
  public var isHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }
}
