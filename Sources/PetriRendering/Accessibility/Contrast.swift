import Foundation
import PetriComposer
import PetriUIKit

/// The contrast of a text with what is behind it, as WCAG 2.1 counts it.
@MainActor
enum Contrast {
  /// From 1 to 21; `nil` where what is behind is not known to be opaque.
  static func ratio(of text: UIColor, on background: UIColor, in traits: UITraitCollection) -> Double? {
    let behind = Components(background, traits)
    guard behind.alpha == 1 else { return nil }
    let one = Components(text, traits).over(behind).luminance
    let other = behind.luminance
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The contrast that WCAG's level AA asks of a text in a font: 3 for large ones, 4.5 for all others.
  static func needed(for font: UIFont) -> Double {
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return font.pointSize >= 24 || (isBold && font.pointSize >= 19) ? 3 : 4.5
  }

  /// The colour behind a view: that of the nearest view around it that has one that is seen.
  static func background(of view: UIView) -> UIColor {
    var current: UIView? = view
    while let view = current {
      // Of several colours it isn't known which one is behind a letter.
      if view.gradient != nil { return .clear }
      if let color = view.backgroundColor, Components(color, view.traitCollection).alpha > 0 { return color }
      current = view.superview
    }
    return .systemBackground
  }

  /// A colour's parts, each from 0 to 1.
  private struct Components {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0

    @MainActor init(_ color: UIColor, _ traits: UITraitCollection) {
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }

    /// The colour that is seen of it over an opaque one.
    func over(_ other: Components) -> Components {
      var mixed = self
      mixed.red = red * alpha + other.red * (1 - alpha)
      mixed.green = green * alpha + other.green * (1 - alpha)
      mixed.blue = blue * alpha + other.blue * (1 - alpha)
      mixed.alpha = 1
      return mixed
    }

    var luminance: Double {
      func linear(_ part: CGFloat) -> Double {
        let part = Double(part)
        return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
  }
}
