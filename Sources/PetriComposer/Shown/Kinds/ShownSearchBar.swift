package import PetriUIKit

/// A bar to search with, which is painted as the navigation bar that it belongs to.
package struct ShownSearchBar: ShownKind {
  /// The bar.
  package let view: UISearchBar

  @MainActor package var paint: ShownPaint? {
    let navigation = view.superview?.next as? UINavigationController
    return ShownPaint(navigation?.navigationBar.shownColor, ofTopBar: view)
  }
}
