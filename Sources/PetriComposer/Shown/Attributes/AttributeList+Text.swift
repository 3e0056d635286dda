import Foundation
import PetriCatalog
import PetriUIKit

extension AttributeList {
  /// Adds the parts of a text that look otherwise than all of it.
  mutating func runs(of text: NSAttributedString?, font: UIFont?, color: UIColor?) {
    guard let text, text.length > 0 else { return }
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var run = AttributeList(in: traits)
      run.font("font", attributes[.font] as? UIFont, usual: font)
      run.color("color", attributes[.foregroundColor] as? UIColor, usual: color)
      run.color("background", attributes[.backgroundColor] as? UIColor)
      run.flag("underlined", attributes[.underlineStyle] != nil)
      run.flag("struck through", attributes[.strikethroughStyle] != nil)
      run.word("link", attributes[.link].map { "\($0)".quoted })
      guard !run.all.isEmpty else { return }
      let part = text.attributedSubstring(from: range).string
      word("text", ([part.quoted] + run.all.map(\.text)).joined(separator: " "))
    }
  }

  /// Adds the titles of a menu, those of menus in it in parentheses.
  mutating func menu(_ menu: UIMenu?) {
    if let menu { word("menu", AttributeList.titles(of: menu)) }
  }

  private static func titles(of menu: UIMenu) -> String {
    menu.children.map { element in
      let inner = (element as? UIMenu).map { " (\(titles(of: $0)))" } ?? ""
      return element.title.quoted + inner
    }
    .joined(separator: " ")
  }
}
