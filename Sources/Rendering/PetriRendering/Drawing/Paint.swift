import PetriText
import PetriUIKit

/// A colour as it is drawn: resolved, with its parts from 0 to 1.
struct Paint: Hashable {
  let red: Double
  let green: Double
  let blue: Double
  /// From 0, nothing is seen of it, to 1.
  let opacity: Double

  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = Paint.bounded(red)
    self.green = Paint.bounded(green)
    self.blue = Paint.bounded(blue)
    self.opacity = Paint.bounded(opacity)
  }

  /// A colour as it is in a trait collection.
  @MainActor
  init(_ color: UIColor, in traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  static let white = Paint(red: 1, green: 1, blue: 1)
  /// The paint over everything behind a sheet, an alert or a popover.
  static let dimming = Paint(red: 0, green: 0, blue: 0, opacity: 0.2)

  private static func bounded(_ part: Double) -> Double { min(1, max(0, part.isFinite ? part : 0)) }
}

extension Paint {
  /// The same, so much less to be seen.
  func times(_ share: Double) -> Paint { Paint(red: red, green: green, blue: blue, opacity: opacity * share) }

  /// The paint that is seen of it over another that hides all behind it.
  func over(_ other: Paint, coverage: Double = 1) -> Paint {
    let share = opacity * coverage
    func mixed(_ one: Double, _ other: Double) -> Double { one * share + other * (1 - share) }
    return Paint(red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }

  /// The colour as a terminal's cell has it.
  var cellColor: CellColor {
    func byte(_ part: Double) -> UInt8 { UInt8((part * 255).rounded()) }
    return .rgb(red: byte(red), green: byte(green), blue: byte(blue))
  }

  /// How light it is, from 0 to 1.
  var luminance: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
