import PetriCatalog
import PetriUIKit

/// UIKit's colours for those of catalogues: one each, so that equal colours are one object, and the name of each is known.
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
  /// The appearance that the traits are those of.
  fileprivate var appearance: Appearance {
    switch (userInterfaceStyle == .dark, accessibilityContrast == .high) {
    case (false, false): .light
    case (true, false): .dark
    case (false, true): .highContrastLight
    case (true, true): .highContrastDark
    }
  }
}
