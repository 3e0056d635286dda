import PetriCatalog
import PetriUIKit

extension ColorValue {
  @MainActor var uiColor: UIColor {
    switch self {
    case .rgba(let red, let green, let blue, let alpha):
      UIColor(
        red: CGFloat(red) / 255,
        green: CGFloat(green) / 255,
        blue: CGFloat(blue) / 255,
        alpha: CGFloat(alpha) / 255
      )
    case .named(let name): ColorValue.uiColors[name] ?? .label
    case .catalog(let color): CatalogColors.color(color)
    }
  }

  /// The colours of `ColorValue.names`; a test compares the two.
  @MainActor static let uiColors: [String: UIColor] = [
    "black": .black,
    "blue": .blue,
    "brown": .brown,
    "clear": .clear,
    "cyan": .cyan,
    "darkGray": .darkGray,
    "gray": .gray,
    "green": .green,
    "label": .label,
    "lightGray": .lightGray,
    "link": .link,
    "magenta": .magenta,
    "opaqueSeparator": .opaqueSeparator,
    "orange": .orange,
    "placeholderText": .placeholderText,
    "purple": .purple,
    "quaternaryLabel": .quaternaryLabel,
    "quaternarySystemFill": .quaternarySystemFill,
    "red": .red,
    "secondaryLabel": .secondaryLabel,
    "secondarySystemBackground": .secondarySystemBackground,
    "secondarySystemFill": .secondarySystemFill,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "separator": .separator,
    "systemBackground": .systemBackground,
    "systemBlue": .systemBlue,
    "systemBrown": .systemBrown,
    "systemCyan": .systemCyan,
    "systemFill": .systemFill,
    "systemGray": .systemGray,
    "systemGray2": .systemGray2,
    "systemGray3": .systemGray3,
    "systemGray4": .systemGray4,
    "systemGray5": .systemGray5,
    "systemGray6": .systemGray6,
    "systemGreen": .systemGreen,
    "systemGroupedBackground": .systemGroupedBackground,
    "systemIndigo": .systemIndigo,
    "systemMint": .systemMint,
    "systemOrange": .systemOrange,
    "systemPink": .systemPink,
    "systemPurple": .systemPurple,
    "systemRed": .systemRed,
    "systemTeal": .systemTeal,
    "systemYellow": .systemYellow,
    "tertiaryLabel": .tertiaryLabel,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "tertiarySystemFill": .tertiarySystemFill,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "white": .white,
    "yellow": .yellow,
  ]
}

/// The UIKit colours of a catalogue's named colours, cached so that equal colours are identical and have a known name.
@MainActor
enum CatalogColors {
  private static var colors: [NamedColor: UIColor] = [:]
  private static var names: [UIColor: String] = [:]

  static func color(_ color: NamedColor) -> UIColor {
    if let made = colors[color] { return made }
    let values = Dictionary(uniqueKeysWithValues: Appearance.allCases.map { ($0, color[$0].uiColor) })
    let made = UIColor { traits in values[traits.appearance] ?? .label }
    colors[color] = made
    names[made] = color.name
    return made
  }

  static func name(of color: UIColor) -> String? { names[color] }
}

extension UITraitCollection {
  fileprivate var appearance: Appearance {
    switch (userInterfaceStyle == .dark, accessibilityContrast == .high) {
    case (false, false): .light
    case (true, false): .dark
    case (false, true): .highContrastLight
    case (true, true): .highContrastDark
    }
  }
}
