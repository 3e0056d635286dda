/// A colour of a catalogue: a name, and the colour in each appearance.
///
/// It is like a colour set of an asset catalogue: UIKit resolves it by the traits of the view that shows it.
public struct NamedColor: Hashable, Sendable, Codable {
  /// The name, by which attributes and contexts have it.
  public let name: String
  /// The colour in light appearance, and wherever no other is given.
  public let light: ColorValue
  /// The colour in dark appearance; as in light appearance where it is `nil`.
  public var dark: ColorValue?
  /// The colour in light appearance where more contrast is asked for; as without where it is `nil`.
  public var highContrastLight: ColorValue?
  /// The colour in dark appearance where more contrast is asked for; as without where it is `nil`.
  public var highContrastDark: ColorValue?

  /// Makes a colour that is the same in all appearances.
  public init(name: String, light: ColorValue) {
    self.name = name
    self.light = light
  }

  /// Makes a colour from its colours in each appearance; `nil` where it has none in light appearance.
  public init?(name: String, _ value: (Appearance) throws -> ColorValue?) rethrows {
    guard let light = try value(.light) else { return nil }
    self.init(name: name, light: light)
    dark = try value(.dark)
    highContrastLight = try value(.highContrastLight)
    highContrastDark = try value(.highContrastDark)
  }

  /// A colour whose definition is wrong, so that only its name is known.
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
