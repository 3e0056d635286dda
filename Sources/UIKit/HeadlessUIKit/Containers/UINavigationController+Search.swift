import Foundation

/// The search bar of the top controller. UIKit shows it in the navigation bar, below the title or, on iPads since iOS
/// 16, beside it; here it is a sibling of the navigation bar, below it.
extension UINavigationController {
  /// Lays out the search bar below the navigation bar, or in its place while an active search hides that.
  func placeSearchBar(on view: UIView, below top: CGFloat) {
    let search = hidesBar ? nil : navigationBar.topItem?.searchController
    for case let other as UISearchBar in view.subviews where other !== search?.searchBar { other.removeFromSuperview() }
    let replacesNavigationBar = search?.replacesNavigationBar ?? false
    if navigationBar.isHiddenForSearch != replacesNavigationBar {
      navigationBar.isHiddenForSearch = replacesNavigationBar
    }
    guard let search else { return }
    let bar = search.searchBar
    if bar.superview !== view { view.addSubview(bar) }
    let isAway = search.isScrolledAway
    if bar.isHidden != isAway { bar.isHidden = isAway }
    bar.frame = CGRect(
      x: 0,
      y: replacesNavigationBar ? top : navigationBar.frame.maxY,
      width: view.bounds.width,
      height: bar.heightInNavigationBar
    )
  }

  func topHeight(of child: UIViewController) -> CGFloat {
    let item = ((child as? UINavigationController)?.innermostTop ?? child).navigationItem
    guard let search = item.searchController else { return navigationBar.preferredHeight }
    let height = search.isScrolledAway ? 0 : search.searchBar.heightInNavigationBar
    return search.replacesNavigationBar ? height : navigationBar.preferredHeight + height
  }

  /// Hides the search bar unless the content is scrolled to its top, as documented for `hidesSearchBarWhenScrolling`:
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
  var replacesNavigationBar: Bool { isActive && hidesNavigationBarDuringPresentation }
}

extension UIView {
  var navigationControllerAround: UINavigationController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UINavigationController { return controller }
      responder = current.next
    }
    return nil
  }
}
