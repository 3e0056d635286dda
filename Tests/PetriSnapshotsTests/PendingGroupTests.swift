import Expectations
import PetriCatalog
import PetriRendering
import Testing

@testable import PetriSnapshots

@Suite("The same edit of several cells")
struct PendingGroupTests {
  private static let languages = ["iphone-16.light.large.ar", CellResult.baseLabel, "iphone-16.light.large.ru"]
  private static let texts = [
    "examples": ["Cart", "Buy:  now"], "iphone-16.light.large.ru": ["Корзина", "Купить"],
    "iphone-16.light.large.ar": ["السلة", "شراء"],
  ]

  /// The cells of each group: an edit replaces parts of the screen's lines.
  private func groups(_ edit: (_ language: String, _ screen: String, _ text: String) -> String) -> [[String]] {
    let cells = ["cart", "shop"].flatMap { screen in
      Self.languages.map { CellResult(path: "\(screen).tree.txt", cell: $0, screen: screen, status: .differs) }
    }
    let groups = PendingGroup.groups(of: cells) { cell in
      let texts = Self.texts[cell.cell] ?? []
      let old = """
        # tree v2
        \(cell.screen)
        content: \(cell.screen)  0 0 393 852
        ├─ label title "\(texts[0])"  headline
        ├─ label "\(texts[0]) 2"  headline
        └─ button "\(texts[1])"  accessibility "\(texts[1])"

        """
      return (old, edit(cell.cell, cell.screen, old))
    } files: { _ in
      nil
    }
    return groups.map { $0.cells.map { "\($0.screen) \($0.cell.suffix(2))" }.sorted() }
  }

  private let cart = ["cart ar", "cart es", "cart ru"]
  private let shop = ["shop ar", "shop es", "shop ru"]

  @Test("an attribute that changes in all languages is one edit of each screen, for the texts beside it differ")
  func attribute() {
    let edited = groups { _, screen, text in
      screen == "cart" ? text.replacing("2\"  headline", with: "2\"  body") : text.replacing("title", with: "heading")
    }
    expectEqual(edited, [cart, shop])
  }

  @Test("a text that changes in all languages is one edit")
  func text() {
    let edited = groups { _, screen, text in
      screen == "shop" ? text : text.replacing(/accessibility "(.*)"/) { "accessibility \"\($0.output.1)!\"" }
    }
    expectEqual(edited.first, cart)
  }

  @Test("edits of other nodes, or of other attributes, are edits of their own, and one that two screens share is one")
  func different() {
    let edited = groups { language, screen, text in
      language == "examples"
        ? text.replacing("0 0 393 852", with: "0 0 393 800")
        : text.replacing(language.hasSuffix("ru") ? "title" : "button", with: "other")
    }
    expectEqual(edited.count, 4)
    expectEqual(groups { _, _, text in text.replacing("0 0 393 852", with: "0 0 393 800") }.count, 2)
  }

  @Test("a change is at the definition of its view; of one that is gone, at that of the view around it")
  func definitions() throws {
    func screen(_ lines: String) throws -> ShownScreen {
      var screen = try #require(ShownScreen(parsing: "cart\n\(lines)"))
      screen.root?.children[0].place = Place(file: "cart.yaml", line: 4, column: 1)
      if screen.root?.children[0].children.isEmpty == false {
        screen.root?.children[0].children[0].place = Place(file: "cart.yaml", line: 5, column: 1)
      }
      return screen
    }
    let before = try screen("content: cart\n└─ box\n   └─ label \"A  b\"\n")
    let after = try screen("content: cart\n└─ box\n   └─ label \"A  c\"\n")
    let without = try screen("content: cart\n└─ box\n")
    let wide = try screen("content: cart  0 0 1 1\n└─ box\n   └─ label \"A  b\"\n")
    expectEqual(LineDiff(old: before, new: after).firstChangedDefinition?.line, 5)
    expectEqual(LineDiff(old: before, new: without).firstChangedDefinition?.line, 4)
    expectEqual(LineDiff(old: before, new: wide).firstChangedDefinition?.line, nil)
    expectEqual(LineDiff(old: before, new: before).firstChangedDefinition?.line, nil)
  }
}
