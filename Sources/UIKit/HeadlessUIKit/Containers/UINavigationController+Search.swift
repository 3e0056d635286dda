import Foundation

/// The search bar of the top controller. UIKit has it in the navigation bar, below the title (beside it on pads since
/// iOS 16, which isn't so here); here it is a view of its own at that place.
extension UINavigationController {
  /// Places the search bar of the top controller below the navigation bar, or in its place while that makes room for a
  /// search.
  func placeSearchBar(on view: UIView, below top: CGFloat) {
    let search = isBarAway ? nil : navigationBar.topItem?.searchController
    for case let other as UISearchBar in view.subviews where other !== search?.searchBar { other.removeFromSuperview() }
    let isAlone = search?.isAlone ?? false
    if navigationBar.makesRoomForSearch != isAlone { navigationBar.makesRoomForSearch = isAlone }
    guard let search else { return }
    let bar = search.searchBar
    if bar.superview !== view { view.addSubview(bar) }
    let isAway = search.isScrolledAway
    if bar.isHidden != isAway { bar.isHidden = isAway }
    bar.frame = CGRect(
      x: 0,
      y: isAlone ? top : navigationBar.frame.maxY,
      width: view.bounds.width,
      height: bar.heightInNavigationBar
    )
  }

  /// How much the navigation bar and the search bar of a controller take together.
  func topHeight(of child: UIViewController) -> CGFloat {
    let item = ((child as? UINavigationController)?.innermostTop ?? child).navigationItem
    guard let search = item.searchController else { return navigationBar.preferredHeight }
    let height = search.isScrolledAway ? 0 : search.searchBar.heightInNavigationBar
    return search.isAlone ? height : navigationBar.preferredHeight + height
  }

  /// A search bar that hides is there only where the content is at its top, as `hidesSearchBarWhenScrolling` has it:
  /// developer.apple.com/documentation/uikit/uinavigationitem/hidessearchbarwhenscrolling
  func contentDidScroll(_ scroll: UIScrollView) {
    guard let item = navigationBar.topItem, let search = item.searchController, scroll.safeAreaInsets.top > 0 else {
      return
    }
    let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top
    let isAway = item.hidesSearchBarWhenScrolling && !search.isActive && !isAtTop
    guard search.isScrolledAway != isAway else { return }
    search.isScrolledAway = isAway
    barsChanged()
  }
}

extension UISearchController {
  /// Whether the title and the buttons are away because somebody searches.
  var isAlone: Bool { isActive && hidesNavigationBarDuringPresentation }
}

extension UIView {
  /// The navigation controller that shows the view in its content.
  var navigationControllerAround: UINavigationController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UINavigationController { return controller }
      responder = current.next
    }
    return nil
  }
}
