import Foundation
import PetriUIKit

/// The components of a color, each from 0 to 1.
struct ColorParts {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0

  static let clear = ColorParts()

  private init() {}

  @MainActor init(_ color: UIColor, _ traits: UITraitCollection) {
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }

  /// The result of drawing this color over another one.
  func over(_ other: ColorParts) -> ColorParts {
    let rest = other.alpha * (1 - alpha)
    var mixed = ColorParts()
    mixed.alpha = alpha + rest
    guard mixed.alpha > 0 else { return mixed }
    mixed.red = (red * alpha + other.red * rest) / mixed.alpha
    mixed.green = (green * alpha + other.green * rest) / mixed.alpha
    mixed.blue = (blue * alpha + other.blue * rest) / mixed.alpha
    return mixed
  }

  /// The color with its alpha multiplied by an opacity.
  func faint(_ opacity: CGFloat) -> ColorParts {
    var parts = self
    parts.alpha *= opacity
    return parts
  }

  /// The relative luminance as defined by WCAG 2.1, from 0 to 1.
  var luminance: Double {
    func linear(_ part: CGFloat) -> Double {
      let part = Double(part)
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The color as `#RRGGBB`.
  var hexadecimal: String {
    "#" + [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  }
}
