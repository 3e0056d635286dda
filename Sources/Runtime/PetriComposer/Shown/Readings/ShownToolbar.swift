package import PetriCatalog
package import PetriUIKit

/// A bar with buttons.
package struct ShownToolbar: ShownKind {
  /// The bar.
  package let view: UIToolbar
  /// The buttons, in the order in which they are read.
  package let items: [ShownBarItem]

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIToolbar else { return nil }
    self.view = view
    items = ShownBarItem.items(view.items)
  }

  package var texts: [String] { items.compactMap(\.writtenTitle) }
  package var form: ShownForm { .toolbar(self) }
  package var touch: ShownTouch { .bar }
  @MainActor package var paint: ShownPaint? { ShownPaint(view.standardAppearance.backgroundColor ?? view.barTintColor) }
}

extension UIView {
  /// Its buttons, where it is a toolbar; `nil` where it isn't.
  var toolbarItems: [ShownBarItem]? {
    if case .toolbar(let bar) = ShownView.kind(of: self).form { bar.items } else { nil }
  }
}
