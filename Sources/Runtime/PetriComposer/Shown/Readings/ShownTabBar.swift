package import PetriCatalog
package import PetriUIKit

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
