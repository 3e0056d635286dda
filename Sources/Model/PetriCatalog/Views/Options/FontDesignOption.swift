/// A system font design, as in `UIFontDescriptor.SystemDesign`.
public enum FontDesignOption: String, Hashable, Sendable, Codable, CaseIterable {
  case `default`
  case rounded
  case serif
  case monospaced
}
