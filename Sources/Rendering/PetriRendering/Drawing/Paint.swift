import PetriText
import PetriUIKit

/// A resolved color with components from 0 to 1.
struct Paint: Hashable {
  let red: Double
  let green: Double
  let blue: Double
  /// The opacity from 0 to 1.
  let opacity: Double

  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = Paint.bounded(red)
    self.green = Paint.bounded(green)
    self.blue = Paint.bounded(blue)
    self.opacity = Paint.bounded(opacity)
  }

  /// Resolves a color in a trait collection.
  @MainActor
  init(_ color: UIColor, in traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  static let white = Paint(red: 1, green: 1, blue: 1)
  /// The color that dims everything behind a sheet, an alert or a popover.
  static let dimming = Paint(red: 0, green: 0, blue: 0, opacity: 0.2)

  private static func bounded(_ part: Double) -> Double { min(1, max(0, part.isFinite ? part : 0)) }
}

extension Paint {
  /// The paint with its opacity multiplied by a factor.
  func times(_ share: Double) -> Paint { Paint(red: red, green: green, blue: blue, opacity: opacity * share) }

  /// The result of drawing this paint over an opaque one.
  func over(_ other: Paint, coverage: Double = 1) -> Paint {
    let share = opacity * coverage
    func mixed(_ one: Double, _ other: Double) -> Double { one * share + other * (1 - share) }
    return Paint(red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }

  /// The color of a terminal cell.
  var cellColor: CellColor {
    func byte(_ part: Double) -> UInt8 { UInt8((part * 255).rounded()) }
    return .rgb(red: byte(red), green: byte(green), blue: byte(blue))
  }

  /// The luminance from 0 to 1.
  var luminance: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
