/// The appearance of a screen, as `UIUserInterfaceStyle` names it, with or without increased contrast.
public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
  case light
  case dark
  case highContrastLight = "light-high-contrast"
  case highContrastDark = "dark-high-contrast"

  /// Whether it is dark.
  public var isDark: Bool { self == .dark || self == .highContrastDark }
  /// Whether it has increased contrast.
  public var isHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }
}
