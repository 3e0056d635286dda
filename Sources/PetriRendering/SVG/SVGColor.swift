import PetriUIKit

/// A colour as SVG has it.
@MainActor
struct SVGColor {
  /// `#RRGGBB`.
  let code: String
  /// From 0 to 1.
  let opacity: CGFloat

  init(_ color: UIColor, in traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    code = "#" + [red, green, blue].map { SVGColor.hexadecimal($0) }.joined()
    opacity = min(1, max(0, alpha))
  }

  /// The attributes of a filled shape.
  var fill: [(String, String)] { attributes("fill") }

  /// The attributes of a line.
  var stroke: [(String, String)] { attributes("stroke") }

  private func attributes(_ name: String) -> [(String, String)] {
    [(name, code)] + (opacity < 1 ? [("\(name)-opacity", Number.text(opacity))] : [])
  }

  private static func hexadecimal(_ part: CGFloat) -> String {
    let value = Int((min(1, max(0, part.isFinite ? part : 0)) * 255).rounded())
    return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
  }
}
