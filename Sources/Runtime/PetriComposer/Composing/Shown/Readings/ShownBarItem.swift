package import PetriCatalog
package import PetriUIKit

/// A button of a bar.
package struct ShownBarItem: Sendable {
  /// The item.
  package let item: UIBarButtonItem
  /// Its id in tests and taps.
  package let id: String?
  /// Its label, as it is read.
  package let label: String?
  /// Its title.
  package let title: String?
  /// The badge over it: its text, empty for a dot.
  package let badge: String?
  /// The colour behind the badge.
  package let badgeColor: UIColor
  /// Whether it can be tapped.
  package let isEnabled: Bool
  /// Whether it only takes room.
  package let isSpace: Bool
  /// The view that is shown in its place.
  package let customView: UIView?
  /// Whether a tap on it does something.
  package let isHeard: Bool
  private let hasImage: Bool
  private let picture: String?

  @MainActor
  private init(_ item: UIBarButtonItem) {
    self.item = item
    id = item.accessibilityIdentifier
    label = item.accessibilityLabel
    title = item.title
    hasImage = item.image != nil
    picture = item.image?.shownName
    if #available(iOS 26, *), let badge = item.badge {
      (self.badge, badgeColor) = (badge.stringValue ?? "", badge.backgroundColor ?? .systemRed)
    } else {
      (badge, badgeColor) = (nil, .systemRed)
    }
    isEnabled = item.isEnabled
    customView = item.customView
    isSpace = item.title == nil && item.image == nil && item.accessibilityLabel == nil && item.customView == nil
    isHeard = item.primaryAction != nil || item.menu != nil
  }

  /// Those that are seen.
  @MainActor
  package static func items(_ items: [UIBarButtonItem]?) -> [ShownBarItem] {
    (items ?? []).filter { !$0.isHidden }.map(ShownBarItem.init)
  }

  /// The title where it is seen: no image takes its place.
  var writtenTitle: String? { hasImage ? nil : title }

  /// The word that represents it: its title, else its picture's name, else its accessibility label.
  package var text: String { title ?? picture ?? label ?? "•" }

  /// Its attribute in the tree: its word, and anything unusual. One that only takes room is `space`.
  ///
  /// - Parameters:
  ///   - secrets: the texts that are left out of a tap's effect.
  ///   - traits: those of the bar, in which its colours are.
  @MainActor
  package func line(hiding secrets: SecretTexts, in traits: UITraitCollection) -> String {
    guard !isSpace else { return "space" }
    var list = AttributeList(in: traits)
    if title != nil || picture == nil { list.picture(item.image) }
    list.text("accessibility", label == title ? nil : label)
    list.flag("disabled", !isEnabled)
    list.flag("selected", item.isSelected)
    list.flag("done", item.style == .done)
    list.color("tint", item.tintColor)
    list.text("badge", badge)
    list.color("badgeColor", badgeColor, usual: .systemRed)
    list.flag("customView", customView != nil)
    list.menu(item.menu, hiding: secrets)
    let word = title.map(\.quoted) ?? picture.map { "\(item.image.wordOfPicture) \($0.isWord ? $0 : $0.quoted)" }
    let tap =
      item.resolvedTap.map { ["-> \($0.text(hiding: secrets))"] }
      ?? SceneTap.words(of: item, hiding: secrets).map { "-> \($0)" }
    let words = [id, word ?? (id == nil ? "item" : nil)].compactMap { $0 }
    return (words + list.all.map(\.text) + tap).joined(separator: " ")
  }

  /// The attributes of the bar above a keyboard in the tree: its buttons; nothing where it isn't a toolbar.
  @MainActor
  static func accessory(_ view: UIView?, hiding secrets: SecretTexts, in traits: UITraitCollection) -> [ShownAttribute]
  {
    guard let items = view?.toolbarItems else { return [] }
    let words = items.map { $0.line(hiding: secrets, in: traits) }.joined(separator: ", ")
    return [ShownAttribute("accessory", "accessory \(words)")]
  }

  /// How it is read; `nil` for what only takes room.
  var part: ShownPart? {
    guard !isSpace else { return nil }
    let label = label ?? title
    return ShownPart(
      label: label,
      words: isEnabled ? ["button"] : ["dimmed", "button"],
      value: badge,
      item: item,
      isTarget: true,
      problem: label == nil ? "no label: a picture alone is read by its file's name" : nil
    )
  }
}

/// A bar with buttons.
package struct ShownToolbar: ShownKind {
  /// The bar.
  package let view: UIToolbar
  /// The buttons, in the order in which they are read.
  package let items: [ShownBarItem]

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIToolbar else { return nil }
    self.view = view
    items = ShownBarItem.items(view.items)
  }

  package var texts: [String] { items.compactMap(\.writtenTitle) }
  package var form: ShownForm { .toolbar(self) }
  package var touch: ShownTouch { .bar }
  @MainActor package var paint: ShownPaint? { ShownPaint(view.standardAppearance.backgroundColor ?? view.barTintColor) }
}

extension UIView {
  /// Its buttons, where it is a toolbar; `nil` where it isn't.
  var toolbarItems: [ShownBarItem]? {
    if case .toolbar(let bar) = ShownView.kind(of: self).form { bar.items } else { nil }
  }
}
