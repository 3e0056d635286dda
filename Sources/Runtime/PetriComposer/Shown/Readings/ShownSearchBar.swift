package import PetriCatalog
package import PetriUIKit

/// A bar to search with, which is painted as the navigation bar that it belongs to.
package struct ShownSearchBar: ShownKind {
  /// The bar.
  package let view: UISearchBar

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UISearchBar else { return nil }
    self.view = view
  }

  @MainActor package var paint: ShownPaint? {
    let navigation = view.superview?.next as? UINavigationController
    return ShownPaint(navigation?.navigationBar.shownColor, ofTopBar: view)
  }
}

extension UIView {
  /// The bar to search with that it is a part of.
  var searchBarAround: UISearchBar? { superview as? UISearchBar }
}
