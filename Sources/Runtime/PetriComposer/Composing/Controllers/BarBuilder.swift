import PetriCatalog
import PetriUIKit

@MainActor
struct BarBuilder {
  let scope: Scope
  let record: ViewRecord?
  let desk: InputDesk
  let onTap: @MainActor (ResolvedTap) -> Void
  let onSubmit: @MainActor (TapAction) -> Void

  /// Configures a controller's navigation item and toolbar, except for the title and the title view.
  func show(_ bar: BarDefinition, on controller: UIViewController) {
    let item = controller.navigationItem
    item.prompt = bar.prompt.map(text)
    if #available(iOS 26.0, *) { item.subtitle = bar.subtitle.map(text) }
    item.backButtonTitle = bar.backButtonTitle.map(text)
    item.hidesBackButton = bar.hidesBackButton
    item.leftItemsSupplementBackButton = bar.leftItemsSupplementBackButton
    item.largeTitleDisplayMode = bar.largeTitle.map { $0 ? .always : .never } ?? .automatic
    item.leftBarButtonItems = items(bar.leading)
    item.rightBarButtonItems = items(bar.trailing)
    controller.toolbarItems = items(bar.toolbar)
    paint(item, bar.background?.value(in: scope))
    if let search = bar.search { show(search, on: item) }
  }

  /// The bar above a keyboard; `nil` if it would be empty.
  func accessory(_ definitions: [BarItemDefinition]) -> UIToolbar? {
    items(definitions).map { items in
      let bar = UIToolbar()
      bar.items = items
      bar.sizeToFit()
      return bar
    }
  }

  private func items(_ definitions: [BarItemDefinition]) -> [UIBarButtonItem]? {
    let shown = definitions.filter { record.decide($0.when, .when, at: $0.place, in: scope) }
    // Spaces alone don't need a bar.
    let isEmpty = shown.allSatisfy { if case .space = $0.kind { true } else { false } }
    return isEmpty ? nil : shown.map(item)
  }

  private func item(_ definition: BarItemDefinition) -> UIBarButtonItem {
    record?.noteMade(at: definition.place)
    let tap = definition.tap.map { ResolvedTap($0, scope: scope) }
    let action = tap.map { tap in UIAction { [onTap] _ in onTap(tap) } }
    let item: UIBarButtonItem
    switch definition.kind {
    case .space: return UIBarButtonItem.flexibleSpace()
    case .system(let system): item = UIBarButtonItem(systemItem: system.uiItem, primaryAction: action)
    case .button(let title, let image):
      item = UIBarButtonItem(primaryAction: action)
      // Set afterwards because the action's title and image are empty.
      item.title = title.map(text)
      item.image = image.flatMap { ImageReference($0, isSymbol: definition.isSymbol).icon(in: scope) }
    }
    item.resolvedTap = tap
    item.menu = MenuBuilder(record: record, onTap: onTap).menu(definition.menu, scope: scope)
    item.isEnabled = record.decide(definition.enabled, .enabled, at: definition.place, in: scope)
    if definition.style == .done { item.style = .done }
    item.tintColor = definition.tint?.value(in: scope)?.uiColor
    if #available(iOS 26, *) { item.badge = badge(of: definition) }
    item.accessibilityIdentifier = definition.id
    item.accessibilityLabel = definition.accessibilityLabel.map(text)
    return item
  }

  @available(iOS 26, *)
  private func badge(of definition: BarItemDefinition) -> UIBarButtonItem.Badge? {
    guard let text = definition.badge.map(text), !text.isEmpty else { return nil }
    var badge = UIBarButtonItem.Badge.string(text)
    badge.backgroundColor = definition.badgeColor?.value(in: scope)?.uiColor
    return badge
  }

  func text(_ text: LocalizedText) -> String { text.text(in: scope) }
}

extension UIBarButtonItem {
  private static let tapKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  package var resolvedTap: ResolvedTap? {
    get { objc_getAssociatedObject(self, UIBarButtonItem.tapKey) as? ResolvedTap }
    set { objc_setAssociatedObject(self, UIBarButtonItem.tapKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

extension BarSystemItem {
  fileprivate var uiItem: UIBarButtonItem.SystemItem {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .add: .add
    case .compose: .compose
    case .reply: .reply
    case .action: .action
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop: .stop
    case .camera: .camera
    case .trash: .trash
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .undo: .undo
    case .redo: .redo
    case .close: .close
    }
  }
}

extension UITabBar {
  func paint(_ bar: TabBarDefinition, _ scope: Scope) {
    let appearance = UITabBarAppearance()
    if let color = bar.background?.value(in: scope) {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color.uiColor
    }
    standardAppearance = appearance
    scrollEdgeAppearance = appearance
    tintColor = bar.tint?.value(in: scope)?.uiColor
    unselectedItemTintColor = bar.unselectedTint?.value(in: scope)?.uiColor
  }
}

extension UIToolbar {
  func paint(_ background: ColorValue?, tint: ColorValue?) {
    let appearance = UIToolbarAppearance()
    if let background {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = background.uiColor
    }
    standardAppearance = appearance
    scrollEdgeAppearance = appearance
    tintColor = tint?.uiColor
  }
}
