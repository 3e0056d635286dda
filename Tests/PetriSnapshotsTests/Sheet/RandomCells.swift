import PetriRendering

@testable import PetriSnapshots

/// Cells with texts as chance has them: trees that are edits of each other, and texts that look like a sheet's own lines.
struct RandomCells {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: (state >> 11) % UInt64(max(1, limit)))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

  // MARK: - Cells

  private static let fixtures = ["examples", "full", "in", "with", "a/b", "ru"]
  private static let devices = ["iphone-16", "ipad-11", "iphone-se", "all"]
  private static let locales = ["en", "ru", "ar", "dark", "and", "é", ""]

  /// Some cells of a matrix.
  mutating func cells() -> [CellName] {
    let fixtures = Self.fixtures.prefix(1 + number(below: Self.fixtures.count))
    let devices = Self.devices.prefix(1 + number(below: 3))
    let locales = Self.locales.prefix(1 + number(below: Self.locales.count))
    var cells: [CellName] = []
    let share = 2 + number(below: 6)
    for fixture in fixtures {
      for device in devices {
        for appearance in ["light", "dark"] {
          for size in ["large", "accessibility-xl"] {
            for locale in locales where number(below: share) == 0 || fixture == "examples" && device == "iphone-16" {
              cells.append(
                CellName(fixture: fixture, device: device, appearance: appearance, contentSize: size, locale: locale)
              )
            }
          }
        }
      }
    }
    return cells
  }

  // MARK: - Trees

  private static let kinds = [
    "label", "button", "image pin", "stack", "headline", "switch wifi on", "content: cart", "modal-container",
    "view 12", "",
    "after", "tab \"A  b\" selected: cart-tab", "  indented", "├─ branch", "in ru", "e\u{301}tat", "état", "name:",
  ]
  private static let texts = [
    "\"Hello\"", "\"Привет\"", "\"مرحبا\"", "\"a\\\"b\"", "\"\"", "\"in ru, like the base, except:\"", "\"\\n\"",
    "\"x\u{202E}y\"", "unquoted",
    "\"=======\"", "\u{301}",
  ]
  private static let attributes = [
    "headline", "bold", "accessibility \"Close\"", "accessibility \"Закрыть\"", "0 0 393 852", "0 0 834 1194",
    "120x160", "-> dismiss",
    "-> link \"a: b, c\"", "constraint a", "constraint b", "constraint c", "after x", "line", "without y", "gone",
    "\"quoted\"", "name", "12",
    "a, b: c", "\u{301}x", "\rreturning\r", "é",
  ]

  mutating func line() -> String {
    var line = pick(Self.kinds)
    if number(below: 2) == 0 { line += " " + pick(Self.texts) }
    for _ in 0..<number(below: 4) { line += "  " + pick(Self.attributes) }
    return line
  }

  mutating func tree(depth: Int = 3) -> ShownNode {
    var node = ShownNode(line: line())
    if depth > 0 { node.children = (0..<number(below: 4)).map { _ in tree(depth: depth - 1) } }
    return node
  }

  /// A tree with some edits.
  mutating func edited(_ node: ShownNode, chance: Int) -> ShownNode {
    var node = node
    if number(below: chance) == 0 {
      switch number(below: 3) {
      case 0: node = node.reading(line())
      case 1: node = node.reading(node.line + "  " + pick(Self.attributes))
      default: node = node.reading(node.line.replacing("Hello", with: pick(["Привет", "مرحبا", "Hi"])))
      }
    }
    node.children = node.children.map { edited($0, chance: chance) }
    if number(below: chance) == 0 {
      switch number(below: 4) {
      case 0: node.children.insert(tree(depth: 1), at: number(below: node.children.count + 1))
      case 1 where !node.children.isEmpty: node.children.remove(at: number(below: node.children.count))
      case 2: node.children.reverse()
      default: node.children = [ShownNode(line: "card").holding(node.children)]
      }
    }
    return node
  }

  /// A text for each cell: of few different trees, as those of a screen are.
  mutating func treeTexts(of cells: [CellName]) -> [CellName: String] {
    let root = tree()
    let heads = ["cart", "cart  id: 7", "# cart", "in  a: b", "\\cart", "cart\r"]
    var byValue: [String: ShownNode] = [:]
    var texts: [CellName: String] = [:]
    for cell in cells {
      let base = byValue[cell.fixture] ?? (cell.fixture == "examples" ? root : edited(root, chance: 3))
      byValue[cell.fixture] = base
      let key = "\(cell.fixture)\(cell[.locale])\(number(below: 8) == 0 ? cell.description : "")"
      let tree = byValue[key] ?? edited(base, chance: 2 + number(below: 20))
      byValue[key] = tree
      texts[cell] =
        ShownScreen(headline: heads[cell.fixture.count % 2 + (number(below: 40) == 0 ? 2 : 0)], root: tree).text
      if number(below: 60) == 0 { texts[cell] = text() }
    }
    return texts
  }

  private static let lines = [
    "", " ", "in ru:", "with full in ru, like the base, except:", "  label: x", "<<<<<<< HEAD", "=======", ">>>>>>> x",
    "\\", "\\r", "a\r",
    "# tree v1", "# base: a", "┌──┐", "\u{301}", "\\ no newline at the end", "in\u{301} x",
  ]

  /// A text of hostile lines.
  mutating func text() -> String {
    (0..<number(below: 6)).map { _ in pick(Self.lines) }.joined(separator: "\n") + pick(["", "\n", "\r\n"])
  }
}

extension ShownNode {
  /// The node with another line.
  fileprivate func reading(_ line: String) -> ShownNode { ShownNode(line: line).holding(children) }

  /// The node with other nodes in it.
  func holding(_ children: [ShownNode]) -> ShownNode {
    var node = self
    node.children = children
    return node
  }
}
