/// A text style or a deviation from one, scaled by Dynamic Type.
public struct FontDefinition: Hashable, Sendable, Codable {
  /// The text style.
  public var style: TextStyle
  /// The point size at the default content size; `nil` for the text style's size.
  public var size: Double?
  /// The weight; `nil` for the text style's weight.
  public var weight: WeightOption?
  /// The design of the system font.
  public var design = FontDesignOption.default
  /// Whether the font is italic.
  public var italic = false
  /// The family or PostScript name of a custom font; `nil` for the system font.
  public var family: String?

  /// Creates a font with a text style.
  public init(_ style: TextStyle = .body) { self.style = style }
}

/// A text style, as in `UIFont.TextStyle`.
public enum TextStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2
}

/// A weight, as in `UIFont.Weight` and `UIImage.SymbolWeight`.
public enum WeightOption: String, Hashable, Sendable, Codable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A system font design, as in `UIFontDescriptor.SystemDesign`.
public enum FontDesignOption: String, Hashable, Sendable, Codable, CaseIterable {
  case `default`
  case rounded
  case serif
  case monospaced
}

extension ViewKind {
  /// Sets the font family of all texts, except those with a family or a non-default design.
  package mutating func useFont(of family: String) {
    switch self {
    case .label(var label):
      label.font = (label.font ?? FontDefinition(label.style)).defaulting(to: family)
      for index in label.runs.indices { label.runs[index].font = label.runs[index].font?.defaulting(to: family) }
      self = .label(label)
    case .button(var button):
      button.font = (button.font ?? FontDefinition()).defaulting(to: family)
      self = .button(button)
    case .textField(var field):
      field.font = (field.font ?? FontDefinition()).defaulting(to: family)
      self = .textField(field)
    case .searchField(var field):
      field.font = (field.font ?? FontDefinition()).defaulting(to: family)
      self = .searchField(field)
    case .textView(var area):
      area.font = (area.font ?? FontDefinition()).defaulting(to: family)
      self = .textView(area)
    case .row(var row):
      row.font = (row.font ?? FontDefinition()).defaulting(to: family)
      self = .row(row)
    default: break
    }
  }
}

extension FontDefinition {
  fileprivate func defaulting(to family: String) -> FontDefinition {
    guard self.family == nil, design == .default else { return self }
    var font = self
    font.family = family
    return font
  }
}
