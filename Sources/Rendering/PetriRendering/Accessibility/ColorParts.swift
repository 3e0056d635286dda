import Foundation
import PetriUIKit

/// A colour's parts, each from 0 to 1.
struct ColorParts {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0

  /// No colour.
  static let clear = ColorParts()

  private init() {}

  @MainActor init(_ color: UIColor, _ traits: UITraitCollection) {
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }

  /// The colour that is seen of it over another one.
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

  /// As much of it as an opacity lets through.
  func faint(_ opacity: CGFloat) -> ColorParts {
    var parts = self
    parts.alpha *= opacity
    return parts
  }

  /// The relative luminance of WCAG 2.1, from 0 to 1.
  var luminance: Double {
    func linear(_ part: CGFloat) -> Double {
      let part = Double(part)
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// It as `#RRGGBB`.
  var hexadecimal: String {
    "#" + [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  }
}
