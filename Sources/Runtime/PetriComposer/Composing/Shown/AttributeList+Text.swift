import Foundation
import PetriCatalog
package import PetriUIKit

extension AttributeList {
  /// Adds the runs of a text whose attributes differ from the rest.
  mutating func runs(of text: NSAttributedString?, font: UIFont?, color: UIColor?) {
    guard let text, text.length > 0 else { return }
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var run = AttributeList(in: traits)
      run.font("font", attributes[.font] as? UIFont, default: font)
      run.color("color", attributes[.foregroundColor] as? UIColor, default: color)
      run.color("background", attributes[.backgroundColor] as? UIColor)
      run.flag("underlined", attributes[.underlineStyle] != nil)
      run.flag("struck through", attributes[.strikethroughStyle] != nil)
      run.word("link", attributes[.link].map { "\($0)".quoted })
      guard !run.all.isEmpty else { return }
      let part = text.attributedSubstring(from: range).string
      word("text", ([part.quoted] + run.all.map(\.text)).joined(separator: " "))
    }
  }

  /// Adds a run of a catalogue's text that looks different or responds to taps.
  mutating func run(_ part: RunsLabel.Run, of label: RunsLabel, hiding secrets: SecretTexts) {
    var run = AttributeList(in: traits)
    run.font("font", part.font, default: label.defaults.font)
    run.color("color", part.color, default: label.defaultColor(of: part))
    run.color("background", part.background)
    run.flag("underlined", part.isUnderlined)
    run.flag("struck through", part.isStruckThrough)
    let tap = part.tap.map { ["-> \($0.resolved.text(hiding: secrets))"] } ?? []
    guard !part.text.isEmpty, !run.all.isEmpty || !tap.isEmpty else { return }
    word("text", ([part.text.quoted] + run.all.map(\.text) + tap).joined(separator: " "))
  }

  mutating func menu(_ menu: UIMenu?, as name: String = "menu", hiding secrets: SecretTexts = SecretTexts()) {
    if let menu { word(name, AttributeList.words(of: menu, hiding: secrets, in: traits)) }
  }

  /// A menu element as text: its title, attributes, effect and children.
  @MainActor
  package static func words(
    of element: UIMenuElement,
    hiding secrets: SecretTexts,
    in traits: UITraitCollection
  ) -> String {
    var list = AttributeList(in: traits)
    list.text("subtitle", element.subtitle)
    list.picture(element.image)
    let (action, menu) = (element as? UIAction, element as? UIMenu)
    list.flag("destructive", action?.attributes.contains(.destructive) ?? menu?.options.contains(.destructive) ?? false)
    list.flag("disabled", action?.attributes.contains(.disabled) ?? false)
    list.flag("checked", action?.state == .on)
    list.flag("inline", menu?.options.contains(.displayInline) ?? false)
    let name = element.accessibilityIdentifier.map { [$0] } ?? []
    let title = name + (element.title.isEmpty && menu != nil ? [] : [element.title.quoted])
    let tap = element.resolvedTap.map { ["-> \($0.text(hiding: secrets))"] } ?? []
    let children = menu.map { ["(\(words(of: $0, hiding: secrets, in: traits)))"] } ?? []
    return (title + list.all.map(\.text) + tap + children).joined(separator: " ")
  }

  @MainActor
  private static func words(of menu: UIMenu, hiding secrets: SecretTexts, in traits: UITraitCollection) -> String {
    menu.children.map { words(of: $0, hiding: secrets, in: traits) }.joined(separator: ", ")
  }
}
