import PetriCatalog
import PetriUIKit

extension UIStackView {
  /// Arranges views behind those that are there. Spacers among them are equally long, as SwiftUI's are, where each may be so short.
  func arrange(_ views: [UIView]) {
    for view in views { addArrangedSubview(view) }
    let spacers = views.compactMap { $0 as? SpacerView }
    guard let first = spacers.first else { return }
    for spacer in spacers.dropFirst() {
      let equal =
        axis == .vertical
        ? spacer.heightAnchor.constraint(equalTo: first.heightAnchor)
        : spacer.widthAnchor.constraint(equalTo: first.widthAnchor)
      // More than what stretches them, less than where a size is looked for.
      equal.priority = UILayoutPriority(2)
      equal.isActive = true
    }
  }

  /// Leaves room between the edges and what is arranged, whatever the safe area.
  func pad(_ padding: Insets) {
    isLayoutMarginsRelativeArrangement = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = padding.directional
  }
}
