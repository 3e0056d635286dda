import PetriCatalog
import PetriText

@testable import PetriBrowser

/// A browser with somebody at its keys, and nobody to fulfil its wishes but the test.
struct Driver {
  var model: BrowserModel

  init(_ catalog: BrowserCatalog = BrowserTests.catalog, columns: Int = 100, rows: Int = 24) {
    model = BrowserModel(catalog, columns: columns, rows: rows)
  }

  /// Presses keys; returns the requests after each.
  @discardableResult
  mutating func press(_ keys: Key...) -> [BrowserEffect] {
    keys.flatMap { model.update(.input(.key($0))) }
  }

  /// Types a text letter by letter.
  @discardableResult
  mutating func type(_ text: String) -> [BrowserEffect] {
    text.flatMap { model.update(.input(.key(.character($0)))) }
  }

  @discardableResult
  mutating func tell(_ message: BrowserMessage) -> [BrowserEffect] { model.update(message) }

  @discardableResult
  mutating func click(x: Int, y: Int) -> [BrowserEffect] { model.update(.input(.mouse(.press(button: 0), x: x, y: y))) }

  @discardableResult
  mutating func wheel(_ notches: Int, x: Int, y: Int) -> [BrowserEffect] {
    model.update(.input(.mouse(.scroll(notches), x: x, y: y)))
  }

  var lines: [String] { model.picture.lines }

  func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}
