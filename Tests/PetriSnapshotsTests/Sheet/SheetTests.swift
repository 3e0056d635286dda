import Expectations
import Testing

@testable import PetriSnapshots

@Suite("Sheets")
struct SheetTests {
  private static let words = [
    "base": ["examples", "iphone-16", "light", "large", "en"],
    "dark": ["examples", "iphone-16", "dark", "large", "en"],
    "ru": ["examples", "iphone-16", "light", "large", "ru"], "ipad": ["examples", "ipad-11", "light", "large", "en"],
    "ipad ru": ["examples", "ipad-11", "light", "large", "ru"], "full": ["full", "iphone-16", "light", "large", "en"],
    "full ru": ["full", "iphone-16", "light", "large", "ru"],
  ]

  private func cell(_ name: String) throws -> CellName { try #require(CellName(values: Self.words[name] ?? [])) }

  private func sheet(_ texts: [String: String], _ kind: String = "tree") throws -> String {
    let named = try texts.map { (try cell($0), $1) }
    return SheetWriter.text(
      of: Dictionary(uniqueKeysWithValues: named),
      SnapshotHeader(kind: kind, version: 1),
      base: try cell("base")
    ) { _ in "# petri launch cart --as \(kind) --fixture examples" }
  }

  private func tree(
    _ title: String = "Cart",
    _ button: String = "Buy",
    frame: String = "0 0 393 852",
    more: String = ""
  ) -> String {
    """
    cart
    content: cart  appeared  \(frame)
    ├─ label title "\(title)"  headline
    ├─ label "2 items"
    \(more)└─ button buy "\(button)"  filled  -> open checkout

    """
  }

  /// A sheet's text behind its head.
  private func rest(_ sheet: String) -> String {
    sheet.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("# ") }.joined(separator: "\n")
  }

  @Test("a cell keeps what it has otherwise, said once for all cells that have it")
  func factored() throws {
    let texts = [
      "base": tree(), "dark": tree(), "ru": tree("Корзина", "Купить"), "ipad": tree(frame: "0 0 834 1194"),
      "ipad ru": tree("Корзина", "Купить", frame: "0 0 834 1194"), "full": tree(more: "├─ label sum \"7 €\"\n"),
      "full ru": tree("Корзина", "Купить", more: "├─ label sum \"7,00 €\"\n"),
    ]
    try expectEqual(
      sheet(texts),
      """
      # tree v1
      # petri launch cart --as tree --fixture examples
      # base: iphone-16 light large en
      # cells: ipad-11 light large en/ru
      # cells: iphone-16 light large en/ru
      # cells: iphone-16 dark large en
      # cells: with full in iphone-16 light large en/ru
      \(tree())
      with full, like the base, except:
        cart > label, followed by:
          └─ label sum "7 €"

      in ipad-11, like the base, except:
        cart: 0 0 834 1194

      in ru, like the base, except:
        label title: "Корзина"
        button buy: "Купить"

      with full in ru, like the base, except:
        label sum: "7,00 €"

      """
    )
  }

  @Test("an edit of the base changes its line alone, and one of a translation that line alone")
  func noise() throws {
    let texts = ["base": tree(), "ru": tree("Корзина"), "ipad": tree(frame: "0 0 834 1194")]
    func changed(_ other: [String: String]) throws -> Int {
      let (old, new) = (try sheet(texts).split(separator: "\n"), try sheet(other).split(separator: "\n"))
      return new.difference(from: old).insertions.count
    }
    try expectEqual(changed(texts.mapValues { $0.replacing("2 items", with: "3 items") }), 1)
    try expectEqual(changed(texts.mapValues { $0.replacing("  filled", with: "  tinted  bold") }), 1)
    try expectEqual(changed(texts.mapValues { $0.replacing("\"Cart\"", with: "\"Basket\"") }), 1)
    try expectEqual(changed(texts.mapValues { $0.replacing("Корзина", with: "Покупки") }), 1)
    try expectEqual(changed(texts.mapValues { $0.replacing("├─ label \"2", with: "├─ image top\n├─ label \"2") }), 1)
  }

  @Test("texts that aren't trees are there once each, with the cells that have them")
  func plain() throws {
    let texts = ["base": "┌─┐\n", "dark": "┌─┐\n", "ru": "in ru:\n\n", "ipad ru": "in ru:\n\n", "ipad": "=======\n"]
    let sheet = try sheet(texts, "wireframe")
    expectEqual(rest(sheet), "┌─┐\n\nin ipad-11 en:\n\\=======\n\nin ru:\n\\in ru:\n\n")
    let read = try SnapshotSheet(Array(sheet.utf8)).texts().mapValues { try $0.get() }
    expectEqual(try texts.allSatisfy { read[try cell($0)] == $1 }, true)
  }

  @Test(
    "what isn't written so is an error with its line",
    arguments: [
      ("label title:", "labell title:", 12, "no node 'labell title' in what the cell is like"),
      ("  label title:", "label title:", 12, "the line must say what a node has otherwise: '  NODE: VALUE'"),
      ("in ru,", "in fr,", 11, "'in fr' doesn't name cells that the file holds"),
      ("\nin ru,", "in ru,", 10, "an empty line must be before a section"),
      ("# base:", "# bas:", 3, "the third line must name the base: '# base: iphone-16 light large en'"),
      (
        "cells: iphone-16", "cells: iphone-16 iphone-16", 4,
        "it must name cells: '# cells: iphone-16/ipad-11 light large en'"
      ),
      ("tree v1", "tree", 1, "the first line must name the kind of text and its version: '# tree v1'"),
      ("  label title: \"Корзина\"\n", "<<<<<<< HEAD\n", 12, "it contains merge conflict markers"),
      (
        "Корзина\"\n", "Корзина\"\n  label title: \"Покупки\"\n", 12,
        "'label title': its 'name' is changed twice for one cell"
      ),
      ("Корзина\"\n", "Корзина\"", 12, "the last line must end with a line break"),
    ]
  )
  func errors(old: String, new: String, line: Int, message: String) throws {
    let text = try sheet(["base": tree(), "ru": tree("Корзина")])
    let broken = text.replacing(old, with: new)
    #expect(broken != text)
    do {
      let read = try SnapshotSheet(Array(broken.utf8)).texts()
      #expect(try read[cell("base")]?.get() == tree())
      guard case .failure(let problem)? = read[try cell("ru")] else {
        Issue.record("no problem in\n\(broken)")
        return
      }
      #expect(problem.line == line && problem.description == message, "\(problem.line): \(problem)")
    } catch let problem as SheetProblem {
      #expect(problem.line == line && problem.description == message, "\(problem.line): \(problem)")
    }
  }
}
