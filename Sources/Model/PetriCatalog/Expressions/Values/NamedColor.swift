/// A colour of the catalogue with its values in each appearance, like a colour set of an asset catalogue.
public struct NamedColor: Hashable, Sendable, Codable {
  /// The name.
  public let name: String
  /// The colour in light appearance, and the default for the others.
  public let light: ColorValue
  /// The colour in dark appearance.
  public var dark: ColorValue?
  /// The colour in light appearance with increased contrast.
  public var highContrastLight: ColorValue?
  /// The colour in dark appearance with increased contrast.
  public var highContrastDark: ColorValue?

  /// Makes a colour that is the same in all appearances.
  public init(name: String, light: ColorValue) {
    self.name = name
    self.light = light
  }

  /// Makes a colour of its values in each appearance; `nil` without one in light appearance.
  public init?(name: String, _ value: (Appearance) throws -> ColorValue?) rethrows {
    guard let light = try value(.light) else { return nil }
    self.init(name: name, light: light)
    dark = try value(.dark)
    highContrastLight = try value(.highContrastLight)
    highContrastDark = try value(.highContrastDark)
  }

  /// Stands for a colour with an invalid definition.
  package static func placeholder(name: String) -> NamedColor { NamedColor(name: name, light: .named("label")) }

  /// The colour in an appearance.
  public subscript(appearance: Appearance) -> ColorValue {
    switch appearance {
    case .light: light
    case .dark: dark ?? light
    case .highContrastLight: highContrastLight ?? light
    case .highContrastDark: highContrastDark ?? dark ?? highContrastLight ?? light
    }
  }
}
