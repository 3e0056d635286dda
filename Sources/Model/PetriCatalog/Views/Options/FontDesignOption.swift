/// A design of the system's font, as `UIFontDescriptor.SystemDesign` names it.
public enum FontDesignOption: String, Hashable, Sendable, Codable, CaseIterable {
  /// As text usually is.
  case `default`
  /// With round ends.
  case rounded
  /// With serifs.
  case serif
  /// All characters of one width.
  case monospaced
}
