import PetriCatalog
import PetriUIKit

extension UIColor {
  /// The format's names, or UIKit's for colours that the format lacks.
  @MainActor private static let names: [UIColor: String] = {
    var names: [UIColor: String] = [.tintColor: "tintColor", .lightText: "lightText"]
    for (name, color) in ColorValue.uiColors { names[color] = name }
    return names
  }()

  /// Its name, if it has one, and what it is with these traits: `systemRed #FF3B30`, `#FF6900`, `#FF690080`.
  @MainActor
  func shownText(in traits: UITraitCollection) -> String {
    let name = UIColor.names[self] ?? CatalogColors.name(of: self)
    if name == "clear" { return "clear" }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue] + (alpha == 1 ? [] : [alpha])
    let digits = parts.map { part in
      let byte = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
      return byte.count == 1 ? "0\(byte)" : byte
    }
    return (name.map { "\($0) " } ?? "") + "#\(digits.joined())"
  }
}
