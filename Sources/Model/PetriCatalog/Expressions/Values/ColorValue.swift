/// A colour.
public indirect enum ColorValue: Hashable, Sendable, CustomStringConvertible {
  /// sRGB components from 0 to 255.
  case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  /// A colour of `UIColor` by its name, such as `systemRed`.
  case named(String)
  case catalog(NamedColor)

  /// The names of the `UIColor` colours that a catalogue can use.
  public static let names: [String] = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "label", "lightGray", "link", "magenta",
    "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red",
    "secondaryLabel", "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue",
    "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "white", "yellow",
  ]
  private static let known = Set(names)

  /// Parses `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a name.
  ///
  /// - Parameter colors: The colours of the catalogue.
  public init?(_ text: String, among colors: [NamedColor] = []) {
    guard text.utf8.first == UInt8(ascii: "#") else {
      if let color = colors.first(where: { $0.name == text }) {
        self = .catalog(color)
        return
      }
      guard ColorValue.known.contains(text) else { return nil }
      self = .named(text)
      return
    }
    let digits = text.dropFirst().map(\.hexDigitValue)
    guard text.utf8.count == digits.count + 1, digits.allSatisfy({ $0 != nil }) else { return nil }
    let nibbles = digits.compactMap { $0 }
    let bytes: [Int]
    switch nibbles.count {
    case 3: bytes = nibbles.map { $0 * 17 } + [255]
    case 6, 8:
      bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] } + [255]
    default: return nil
    }
    self = .rgba(red: UInt8(bytes[0]), green: UInt8(bytes[1]), blue: UInt8(bytes[2]), alpha: UInt8(bytes[3]))
  }

  /// The name, or `#RRGGBB` followed by the alpha unless it is 255.
  public var description: String {
    switch self {
    case .named(let name): name
    case .catalog(let color): color.name
    case .rgba(let red, let green, let blue, let alpha):
      "#"
        + ([red, green, blue] + (alpha == 255 ? [] : [alpha])).map { byte in
          (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ColorValue: Codable {
  public init(from decoder: any Decoder) throws {
    guard let text = try? decoder.singleValueContainer().decode(String.self) else {
      self = .catalog(try NamedColor(from: decoder))
      return
    }
    guard let color = ColorValue(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "unknown color '\(text)'")
      )
    }
    self = color
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .catalog(let color): try color.encode(to: encoder)
    case .rgba, .named: try description.encode(to: encoder)
    }
  }
}

/// A named colour of the catalogue with values for each appearance, like a colour set in an asset catalogue.
public struct NamedColor: Hashable, Sendable, Codable {
  /// The name.
  public let name: String
  /// The colour in the light appearance, which is the default for other appearances.
  public let light: ColorValue
  /// The colour in the dark appearance.
  public var dark: ColorValue?
  /// The colour in the light appearance with increased contrast.
  public var highContrastLight: ColorValue?
  /// The colour in the dark appearance with increased contrast.
  public var highContrastDark: ColorValue?

  /// Creates a colour with the same value in all appearances.
  public init(name: String, light: ColorValue) {
    self.name = name
    self.light = light
  }

  /// Creates a colour from its value in each appearance; returns `nil` if there is none for the light appearance.
  public init?(name: String, _ value: (Appearance) throws -> ColorValue?) rethrows {
    guard let light = try value(.light) else { return nil }
    self.init(name: name, light: light)
    dark = try value(.dark)
    highContrastLight = try value(.highContrastLight)
    highContrastDark = try value(.highContrastDark)
  }

  /// A substitute for a colour with an invalid definition.
  package static func placeholder(name: String) -> NamedColor { NamedColor(name: name, light: .named("label")) }

  /// The value in an appearance.
  public subscript(appearance: Appearance) -> ColorValue {
    switch appearance {
    case .light: light
    case .dark: dark ?? light
    case .highContrastLight: highContrastLight ?? light
    case .highContrastDark: highContrastDark ?? dark ?? highContrastLight ?? light
    }
  }
}

/// A light or dark appearance, as in `UIUserInterfaceStyle`, with normal or increased contrast.
public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
  case light
  case dark
  case highContrastLight = "light-high-contrast"
  case highContrastDark = "dark-high-contrast"

  /// Whether this is a dark appearance.
  public var isDark: Bool { self == .dark || self == .highContrastDark }
  /// Whether the contrast is increased.
  public var isHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }
}
