package import PetriCatalog
package import PetriUIKit

package struct ShownNavigationBar: ShownKind {
  package struct Back: Sendable {
    package let item: UINavigationItem
    package let title: String
  }

  package let view: UINavigationBar
  package let prompt: String?
  package let title: String?
  package let subtitle: String?
  package let titleView: UIView?
  package let back: Back?
  package let leading: [ShownBarItem]
  package let trailing: [ShownBarItem]
  /// Whether the title is large if there is room.
  package let prefersLargeTitle: Bool
  package let isAboveSearch: Bool

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UINavigationBar else { return nil }
    self.view = view
    let item = view.topItem
    prompt = item?.prompt
    prefersLargeTitle = view.prefersLargeTitles && item?.largeTitleDisplayMode != .never
    titleView = item?.titleView
    let isReplaced = titleView != nil && !prefersLargeTitle
    title = isReplaced ? nil : item?.title
    if #available(iOS 26.0, *), !isReplaced { subtitle = item?.subtitle } else { subtitle = nil }
    leading = ShownBarItem.items(item?.leftBarButtonItems)
    let isHidden = item?.hidesBackButton ?? false
    let isReplacedByItems = item?.leftItemsSupplementBackButton == false && item?.leftBarButtonItems?.isEmpty == false
    back = (isHidden || isReplacedByItems ? nil : view.backItem).map {
      let title = $0.backBarButtonItem?.title ?? $0.backButtonTitle ?? $0.title ?? ""
      return Back(item: $0, title: title.isEmpty ? "Back" : title)
    }
    trailing = ShownBarItem.items(item?.rightBarButtonItems)
    let search = item?.searchController?.searchBar
    isAboveSearch = search.map { $0.superview === view.superview && !$0.isHidden } ?? false
  }

  package var texts: [String] {
    [prompt].compactMap(\.self) + leading.compactMap(\.writtenTitle) + [title ?? "", subtitle ?? ""]
      + trailing.compactMap(\.writtenTitle)
  }
  package var form: ShownForm { .navigationBar(self) }
  package var speech: ShownSpeech {
    let back = back.map {
      [ShownPart(label: $0.title, words: ["back button"], item: $0.item, isTarget: true)]
    }
    let prompt = prompt.map { [ShownPart(label: $0, words: [])] }
    let title = title.flatMap { $0.isEmpty ? nil : [ShownPart(label: $0, words: ["heading"])] }
    let subtitle = subtitle.flatMap { $0.isEmpty ? nil : [ShownPart(label: $0, words: [])] }
    let titleView = titleView.map { [ShownPart(words: [], view: $0)] }
    let middle = (titleView ?? []) + (title ?? []) + (subtitle ?? [])
    return ShownSpeech(
      parts: (prompt ?? []) + (back ?? []) + leading.compactMap(\.part) + middle
        + trailing.reversed().compactMap(\.part)
    )
  }
  package var touch: ShownTouch { .bar }
  @MainActor package var paint: ShownPaint? { ShownPaint(view.shownColor, ofTopBar: view) }
}

extension UINavigationBar {
  /// The bar's colour: the item's, or its own.
  package var shownColor: UIColor? {
    (topItem?.standardAppearance ?? standardAppearance).backgroundColor ?? barTintColor
  }
}

package struct ShownTabBar: ShownKind {
  package struct Tab: Sendable {
    package let item: UITabBarItem
    package let title: String?
    package let image: UIImage?
    /// The image as currently shown, which differs while selected.
    package let shownImage: UIImage?
    package let isSelected: Bool
    package let isEnabled: Bool
    package let label: String?
    package let badge: String?
    package let badgeColor: UIColor

    @MainActor
    fileprivate init(_ item: UITabBarItem, isSelected: Bool) {
      self.item = item
      self.isSelected = isSelected
      title = item.title
      image = item.image
      shownImage = (isSelected ? item.selectedImage : nil) ?? item.image
      isEnabled = item.isEnabled
      label = item.accessibilityLabel
      badge = item.badgeValue
      badgeColor = item.badgeColor ?? .systemRed
    }
  }

  package let view: UITabBar
  /// The tabs in reading order.
  package let tabs: [Tab]
  package let unselectedTint: UIColor

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UITabBar else { return nil }
    self.view = view
    let selected = view.selectedItem
    unselectedTint = view.unselectedItemTintColor ?? .secondaryLabel
    tabs = (view.items ?? []).map { Tab($0, isSelected: $0 === selected) }
  }

  package var texts: [String] { tabs.map { $0.title ?? "" } }
  package var form: ShownForm { .tabBar(self) }
  package var speech: ShownSpeech {
    ShownSpeech(
      parts: tabs.enumerated().map { index, tab in
        let label = tab.label ?? tab.title
        return ShownPart(
          label: label,
          words: (tab.isSelected ? ["selected"] : []) + ["tab", "\(index + 1) of \(tabs.count)"],
          value: tab.badge,
          item: tab.item,
          problem: label?.isEmpty ?? true ? "no label: the tab is read as its number alone" : nil
        )
      }
    )
  }
  package var touch: ShownTouch { .bar }
  @MainActor package var paint: ShownPaint? { ShownPaint(view.standardAppearance.backgroundColor ?? view.barTintColor) }
}

/// A search bar, painted like its navigation bar.
package struct ShownSearchBar: ShownKind {
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
  var searchBarAround: UISearchBar? { superview as? UISearchBar }
}
