import PetriCatalog
import PetriComposer
import PetriUIKit

/// The attributes of the bars that UIKit's containers show for their content, except the title of a navigation bar.
@MainActor
enum BarAttributes {
  /// - Parameter secrets: The texts to hide in the effects of taps.
  static func of(_ controller: UIViewController, hiding secrets: SecretTexts) -> [ShownAttribute] {
    let own =
      switch controller {
      case let navigation as UINavigationController: self.navigation(navigation, hiding: secrets)
      case let tabs as UITabBarController: tabBar(tabs)
      case let split as UISplitViewController: self.split(split)
      case let pages as UIPageViewController: self.pages(pages)
      default: [ShownAttribute]()
      }
    return tab(of: controller) + missing(around: controller, hiding: secrets) + back(to: controller) + own
  }

  /// The appearance of a tab in its bar.
  private static func tab(of controller: UIViewController) -> [ShownAttribute] {
    guard controller.parent is UITabBarController, let item = controller.tabBarItem else { return [] }
    var list = AttributeList(in: controller.traitCollection)
    list.picture(item.image)
    list.image("selectedImage", item.selectedImage)
    list.text("badge", item.badgeValue)
    list.color("badgeColor", item.badgeColor)
    list.flag("tab disabled", !item.isEnabled)
    list.text("tab accessibility", item.accessibilityLabel)
    return list.all
  }

  private static func navigation(_ navigation: UINavigationController, hiding secrets: SecretTexts) -> [ShownAttribute]
  {
    var list = AttributeList(in: navigation.traitCollection)
    if !navigation.isNavigationBarHidden, let top = navigation.topViewController {
      let bar = navigation.navigationBar
      let item = top.navigationItem
      list.flag("large title", bar.prefersLargeTitles && item.largeTitleDisplayMode != .never)
      add(item, to: &list, hiding: secrets, in: navigation.traitCollection)
      let before = navigation.viewControllers.dropLast().last
      list.text("back", before?.navigationItem.backButtonTitle)
      list.color("bar color", bar.barTintColor)
      list.color("bar background", (item.standardAppearance ?? bar.standardAppearance).backgroundColor)
      list.flag("opaque bar", !bar.isTranslucent)
      list.color("bar tint", bar.tintColor, default: navigation.viewIfLoaded?.tintColor ?? bar.tintColor)
    }
    if !navigation.isToolbarHidden {
      list.word(
        "toolbar",
        text(of: navigation.topViewController?.toolbarItems, secrets, in: navigation.traitCollection) ?? "empty"
      )
      if let bar = navigation.toolbar {
        list.color("toolbar background", bar.standardAppearance.backgroundColor)
        list.color("toolbar tint", bar.tintColor, default: navigation.viewIfLoaded?.tintColor ?? bar.tintColor)
      }
    }
    list.flag("hidesBarsOnSwipe", navigation.hidesBarsOnSwipe)
    list.flag("hidesBarsOnTap", navigation.hidesBarsOnTap)
    list.flag("hidesBarsWhenKeyboardAppears", navigation.hidesBarsWhenKeyboardAppears)
    list.flag("hidesBarsWhenVerticallyCompact", navigation.hidesBarsWhenVerticallyCompact)
    return list.all
  }

  private static func add(
    _ item: UINavigationItem,
    to list: inout AttributeList,
    hiding secrets: SecretTexts,
    in traits: UITraitCollection
  ) {
    list.text("prompt", item.prompt)
    list.text("subtitle", item.subtitle)
    list.flag("no back button", item.hidesBackButton)
    list.flag("leftItemsSupplementBackButton", item.leftItemsSupplementBackButton)
    list.word("left", text(of: item.leftBarButtonItems, secrets, in: traits))
    list.word("right", text(of: item.rightBarButtonItems, secrets, in: traits))
    if let search = item.searchController { add(search, of: item, to: &list, hiding: secrets) }
  }

  /// Adds the content of a search bar and its action.
  private static func add(
    _ search: UISearchController,
    of item: UINavigationItem,
    to list: inout AttributeList,
    hiding secrets: SecretTexts
  ) {
    let bar = search.searchBar
    list.text("search", bar.placeholder ?? "")
    list.flag("searching", search.isActive)
    if let text = bar.text, !text.isEmpty { list.text("searched", text) }
    let scopes = bar.scopeButtonTitles ?? []
    let words = scopes.enumerated().map { $0 == bar.selectedScopeButtonIndex ? "[\($1.quoted)]" : $1.quoted }
    list.word("scopes", scopes.isEmpty ? nil : words.joined(separator: " "))
    list.flag("scopes shown", !search.isActive && bar.showsScopeBar)
    list.word("search key", search.searchTap.map { "-> \($0.text(hiding: secrets))" })
    list.flag("search stays when scrolled", !item.hidesSearchBarWhenScrolling)
  }

  /// Whether no navigation controller shows the controller's bar items.
  static func lacksBar(_ controller: UIViewController) -> Bool {
    let isLayer = (controller as? ContainerViewController)?.embeddedController != nil
    return !isLayer && !(outermost(of: controller).parent is UINavigationController)
  }

  /// The bar items of a controller outside any navigation stack, such as a page or a screen that is only pushed in the
  /// app.
  private static func missing(
    around controller: UIViewController,
    hiding secrets: SecretTexts
  ) -> [ShownAttribute] {
    guard lacksBar(controller) else { return [] }
    var list = AttributeList(in: controller.traitCollection)
    let item = controller.navigationItem
    list.flag("bar hidden", (controller as? ContentViewController)?.screen.bar?.hidden ?? false)
    list.flag("large title", item.largeTitleDisplayMode == .always)
    list.flag("no large title", item.largeTitleDisplayMode == .never)
    add(item, to: &list, hiding: secrets, in: controller.traitCollection)
    list.word("toolbar", text(of: controller.toolbarItems, secrets, in: controller.traitCollection))
    return list.all
  }

  /// The outermost container that passes on the bar items of a controller, or the controller itself.
  private static func outermost(of controller: UIViewController) -> UIViewController {
    var outermost = controller
    while let layer = outermost.parent as? ContainerViewController { outermost = layer }
    return outermost
  }

  /// The title of the back button that leads to a controller, unless a bar shows it.
  private static func back(to controller: UIViewController) -> [ShownAttribute] {
    let isLayer = (controller as? ContainerViewController)?.embeddedController != nil
    guard !isLayer else { return [] }
    let outermost = outermost(of: controller)
    let stack = (outermost.parent as? UINavigationController)?.viewControllers ?? []
    guard stack.dropLast().last !== outermost else { return [] }
    var list = AttributeList(in: controller.traitCollection)
    list.text("backButtonTitle", controller.navigationItem.backButtonTitle)
    return list.all
  }

  private static func text(
    of items: [UIBarButtonItem]?,
    _ secrets: SecretTexts,
    in traits: UITraitCollection
  ) -> String? {
    let shown = ShownBarItem.items(items)
    return shown.isEmpty ? nil : shown.map { $0.line(hiding: secrets, in: traits) }.joined(separator: ", ")
  }

  private static func tabBar(_ tabs: UITabBarController) -> [ShownAttribute] {
    var list = AttributeList(in: tabs.traitCollection)
    let bar = tabs.tabBar
    list.flag("bar hidden", bar.isHidden)
    list.color("bar color", bar.barTintColor)
    list.color("bar background", bar.standardAppearance.backgroundColor)
    list.flag("opaque bar", !bar.isTranslucent)
    list.color("bar tint", bar.tintColor, default: tabs.viewIfLoaded?.tintColor ?? bar.tintColor)
    list.color("unselectedItemTintColor", bar.unselectedItemTintColor)
    return list.all
  }

  private static func split(_ split: UISplitViewController) -> [ShownAttribute] {
    var list = AttributeList(in: split.traitCollection)
    list.word(
      "preferredDisplayMode",
      split.preferredDisplayMode,
      default: .automatic,
      [
        .secondaryOnly: "secondaryOnly", .oneBesideSecondary: "oneBesideSecondary",
        .oneOverSecondary: "oneOverSecondary", .twoBesideSecondary: "twoBesideSecondary",
        .twoOverSecondary: "twoOverSecondary", .twoDisplaceSecondary: "twoDisplaceSecondary",
      ]
    )
    list.word(
      "preferredSplitBehavior",
      split.preferredSplitBehavior,
      default: .automatic,
      [.tile: "tile", .overlay: "overlay", .displace: "displace"]
    )
    let widths: KeyValuePairs<String, CGFloat> = [
      "preferredPrimaryColumnWidth": split.preferredPrimaryColumnWidth,
      "preferredPrimaryColumnWidthFraction": split.preferredPrimaryColumnWidthFraction,
      "minimumPrimaryColumnWidth": split.minimumPrimaryColumnWidth,
      "maximumPrimaryColumnWidth": split.maximumPrimaryColumnWidth,
      "preferredSupplementaryColumnWidth": split.preferredSupplementaryColumnWidth,
    ]
    for (name, width) in widths { list.number(name, width, default: UISplitViewController.automaticDimension) }
    list.flag("primary trailing", split.primaryEdge == .trailing)
    list.flag("doesn't present with gesture", !split.presentsWithGesture)
    return list.all
  }

  private static func pages(_ pages: UIPageViewController) -> [ShownAttribute] {
    var list = AttributeList(in: pages.traitCollection)
    list.flag("vertical", pages.navigationOrientation == .vertical)
    list.flag("pageCurl", pages.transitionStyle == .pageCurl)
    list.flag("double-sided", pages.isDoubleSided)
    return list.all
  }
}
