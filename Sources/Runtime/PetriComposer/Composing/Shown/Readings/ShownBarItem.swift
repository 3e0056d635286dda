package import PetriCatalog
package import PetriUIKit

package struct ShownBarItem: Sendable {
  package let item: UIBarButtonItem
  package let id: String?
  package let label: String?
  package let title: String?
  /// The badge's text; empty for a dot.
  package let badge: String?
  package let badgeColor: UIColor
  package let isEnabled: Bool
  /// Whether the item is a flexible or fixed space.
  package let isSpace: Bool
  package let customView: UIView?
  package let hasAction: Bool
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
    hasAction = item.primaryAction != nil || item.menu != nil
  }

  @MainActor
  package static func items(_ items: [UIBarButtonItem]?) -> [ShownBarItem] {
    (items ?? []).filter { !$0.isHidden }.map(ShownBarItem.init)
  }

  /// The title, unless an image replaces it.
  var writtenTitle: String? { hasImage ? nil : title }

  package var text: String { title ?? picture ?? label ?? "•" }

  /// The item in the tree: its text and non-default attributes; `space` for a space.
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
    list.color("badgeColor", badgeColor, default: .systemRed)
    list.flag("customView", customView != nil)
    list.menu(item.menu, hiding: secrets)
    let word = title.map(\.quoted) ?? picture.map { "\(item.image.wordOfPicture) \($0.isWord ? $0 : $0.quoted)" }
    let tap =
      item.resolvedTap.map { ["-> \($0.text(hiding: secrets))"] }
      ?? SceneTap.words(of: item, hiding: secrets).map { "-> \($0)" }
    let words = [id, word ?? (id == nil ? "item" : nil)].compactMap { $0 }
    return (words + list.all.map(\.text) + tap).joined(separator: " ")
  }

  /// The attribute of a keyboard's accessory bar; empty if it isn't a toolbar.
  @MainActor
  static func accessory(_ view: UIView?, hiding secrets: SecretTexts, in traits: UITraitCollection) -> [ShownAttribute]
  {
    guard let items = view?.toolbarItems else { return [] }
    let words = items.map { $0.line(hiding: secrets, in: traits) }.joined(separator: ", ")
    return [ShownAttribute("accessory", "accessory \(words)")]
  }

  /// The words that VoiceOver reads; `nil` for a space.
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

package struct ShownToolbar: ShownKind {
  package let view: UIToolbar
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
  var toolbarItems: [ShownBarItem]? {
    if case .toolbar(let bar) = ShownView.kind(of: self).form { bar.items } else { nil }
  }
}
