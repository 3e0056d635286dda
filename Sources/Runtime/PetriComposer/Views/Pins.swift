import PetriCatalog
import PetriUIKit

extension Collection where Element == PinEdge {
  /// The four sides that are meant, `edges` spelled out.
  var sides: Set<PinEdge> {
    contains(.edges) ? [.top, .bottom, .leading, .trailing] : Set(self)
  }
}

extension Collection where Element == TextTemplate {
  /// The sides that pins mean, parameters put in.
  func sides(in scope: Scope) -> Set<PinEdge> {
    compactMap { PinEdge(rawValue: $0.text(in: scope)) }.sides
  }
}

extension Insets {
  /// UIKit's insets by the direction of reading.
  var directional: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// UIKit's insets for a direction of reading.
  func edgeInsets(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .rightToLeft
      ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
