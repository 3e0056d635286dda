import Foundation
import InterfaceBuilder

extension InterfaceLoader {
  func apply(_ content: BarContent, to view: UIView) {
    if let bar = view as? UINavigationBar {
      bar.isTranslucent = content.isTranslucent
      bar.prefersLargeTitles = content.prefersLargeTitles
      if let tint = values.color(content.tint) { bar.barTintColor = tint }
      bar.titleTextAttributes = attributes(content.titleColor, content.titleFont)
      bar.largeTitleTextAttributes = attributes(content.largeTitleColor, content.largeTitleFont)
      let items = content.items.compactMap { object in
        if case .navigationItem(let item) = object { navigationItem(item) } else { nil }
      }
      if !items.isEmpty { bar.items = items }
    } else if let bar = view as? UITabBar {
      bar.isTranslucent = content.isTranslucent
      if let tint = values.color(content.tint) { bar.barTintColor = tint }
      let items = content.items.compactMap { object in
        if case .barItem(let item) = object { tabBarItem(item) } else { nil }
      }
      if !items.isEmpty { bar.items = items }
    } else if let bar = view as? UIToolbar {
      bar.isTranslucent = content.isTranslucent
      if let tint = values.color(content.tint) { bar.barTintColor = tint }
      let items = content.items.compactMap { object in
        if case .barItem(let item) = object { barButtonItem(item) } else { nil }
      }
      if !items.isEmpty { bar.items = items }
    }
  }

  private func attributes(_ color: InterfaceColor?, _ font: InterfaceFont?) -> [NSAttributedString.Key: Any]? {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let color = values.color(color) { attributes[.foregroundColor] = color }
    if let font { attributes[.font] = values.font(font, defaultSize: 17) }
    return attributes.isEmpty ? nil : attributes
  }

  private func navigationItem(_ node: NavigationItem) -> UINavigationItem {
    let item = UINavigationItem(title: "")
    fill(item, node)
    return item
  }

  func fill(_ item: UINavigationItem, _ node: NavigationItem) {
    note(item, node.identity)
    item.title = values.text(node.title, "title", of: node.identity)
    item.prompt = values.text(node.prompt, "prompt", of: node.identity)
    item.hidesBackButton = node.hidesBackButton
    item.leftItemsSupplementBackButton = node.leftItemsSupplementBackButton
    let modes: [String: UINavigationItem.LargeTitleDisplayMode] = ["always": .always, "never": .never]
    item.largeTitleDisplayMode = modes[node.largeTitleDisplayMode ?? ""] ?? .automatic
    if !node.leading.isEmpty { item.leftBarButtonItems = node.leading.map(barButtonItem) }
    if !node.trailing.isEmpty { item.rightBarButtonItems = node.trailing.map(barButtonItem) }
    item.backBarButtonItem = node.back.map(barButtonItem)
    item.titleView = node.titleView.map { view($0) }
  }

  func barButtonItem(_ node: BarItem) -> UIBarButtonItem {
    let item: UIBarButtonItem
    let type = InterfaceClasses.type(of: node.identity, as: UIBarButtonItem.self)
    if let type, let own = type.init(coder: InterfaceCoder()) {
      item = own
    } else if let system = node.systemItem.flatMap({ Self.systemItems[$0] }) {
      item = UIBarButtonItem(systemItem: system)
    } else {
      item = UIBarButtonItem()
    }
    note(item, node.identity)
    if let title = values.text(node.title, "title", of: node.identity) { item.title = title }
    if let image = values.image(node.image) { item.image = image }
    item.landscapeImagePhone = values.image(node.landscapeImage)
    if node.style == "done" { item.style = .done }
    item.width = node.width
    item.isEnabled = node.isEnabled
    item.isSelected = node.isSelected
    item.tag = node.tag
    if let color = values.color(node.tintColor) { item.tintColor = color }
    item.customView = node.customView.map { view($0) }
    apply(node.accessibility, to: item, node.identity)
    return item
  }

  func tabBarItem(_ node: BarItem) -> UITabBarItem {
    let system = node.systemItem.flatMap { Self.systemTabs[$0] }
    let item = system.map { UITabBarItem(tabBarSystemItem: $0, tag: node.tag) } ?? UITabBarItem()
    note(item, node.identity)
    if system == nil { item.title = values.text(node.title, "title", of: node.identity) }
    if let image = values.image(node.image) { item.image = image }
    item.selectedImage = values.image(node.selectedImage)
    item.isEnabled = node.isEnabled
    item.tag = node.tag
    item.badgeValue = node.badge
    apply(node.accessibility, to: item, node.identity)
    return item
  }

  private func apply(_ accessibility: Accessibility, to item: UIBarItem, _ identity: InterfaceIdentity) {
    if let identifier = accessibility.identifier { item.accessibilityIdentifier = identifier }
    if let label = accessibility.label {
      item.accessibilityLabel = values.text(label, "accessibilityLabel", of: identity)
    }
    if let hint = accessibility.hint { item.accessibilityHint = hint }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
    "pageCurl": .pageCurl, "close": .close,
  ]

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}
