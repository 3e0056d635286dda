package import PetriCatalog
package import PetriUIKit

/// A bar with a title, the way back, and buttons.
package struct ShownNavigationBar: ShownKind {
  /// The way back.
  package struct Back: Sendable {
    /// The item that the back button leads to.
    package let item: UINavigationItem
    /// The text on it where there is room.
    package let title: String
  }

  /// The bar.
  package let view: UINavigationBar
  /// The line above the title.
  package let prompt: String?
  /// The title, unless a view is in its place.
  package let title: String?
  /// The smaller line below the title.
  package let subtitle: String?
  /// The view in place of the title.
  package let titleView: UIView?
  /// The way back, unless it is hidden.
  package let back: Back?
  /// The buttons where reading begins, from that side.
  package let leading: [ShownBarItem]
  /// The buttons where reading ends, from that side.
  package let trailing: [ShownBarItem]
  /// Whether the title is a large one where the bar has room for it.
  package let prefersLargeTitle: Bool
  /// Whether a bar to search with is right below it, as a part of it.
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
  /// The colour that the bar is painted with: its item's, else its own.
  package var shownColor: UIColor? {
    (topItem?.standardAppearance ?? standardAppearance).backgroundColor ?? barTintColor
  }
}

/// A bar with tabs.
package struct ShownTabBar: ShownKind {
  /// A tab.
  package struct Tab: Sendable {
    /// The item.
    package let item: UITabBarItem
    /// The text on it.
    package let title: String?
    /// Its picture.
    package let image: UIImage?
    /// Its picture as it is now: another one while it is selected.
    package let shownImage: UIImage?
    /// Whether it is the one that is shown.
    package let isSelected: Bool
    /// Whether it can be tapped.
    package let isEnabled: Bool
    /// Its label, as it is read.
    package let label: String?
    /// The badge over its picture.
    package let badge: String?
    /// The colour behind the badge.
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

  /// The bar.
  package let view: UITabBar
  /// The tabs, in the order in which they are read.
  package let tabs: [Tab]
  /// The colour of those that aren't selected.
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
