import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("The colours of definitions, trees, lifecycles and speech")
struct SyntaxTests {
  /// The parts of a line that have a style.
  private func parts(_ line: String, _ syntax: TextSyntax, _ style: CellStyle) -> [String] {
    var parts: [String] = []
    var isOpen = false
    for (character, own) in zip(line, syntax.styles(of: line)) {
      if own == style {
        if isOpen { parts[parts.count - 1].append(character) } else { parts.append(String(character)) }
      }
      isOpen = own == style
    }
    return parts
  }

  @Test("of YAML: keys, texts in quotes, numbers, comments")
  func yaml() {
    let line = "  - label: {text: \"a: b # c\", size: 12, when: true, note: it's} # why"
    expectEqual(parts(line, .yaml, .keyword), ["label", "text", "size", "when", "note"])
    expectEqual(parts(line, .yaml, .string), ["\"a: b # c\""])
    expectEqual(parts(line, .yaml, .number), ["12", "true"])
    #expect(parts(line, .yaml, .secondary).last == "# why")
    expectEqual(parts("link: shop://a", .yaml, .keyword), ["link"])
    expectEqual(parts("Screens/a.yaml:3", .yaml, .secondary), ["Screens/a.yaml:3"])
  }

  @Test("of trees and lifecycles: kinds and controllers, texts, arguments")
  func runtime() {
    let line = "│  ├─ button \"Save\"  disabled  -> emit save"
    expectEqual(parts(line, .tree, .keyword), ["button"])
    expectEqual(parts(line, .tree, .string), ["\"Save\""])
    expectEqual(parts("  cart  viewWillAppear(animated: false)", .lifecycle, .keyword), ["cart"])
    expectEqual(parts("  cart  viewWillAppear(animated: false)", .lifecycle, .secondary), ["(animated: false)"])
    expectEqual(parts("launch", .lifecycle, .heading), ["launch"])
    expectEqual(parts("\"Save\"  dimmed, button", .speech, .string), ["\"Save\""])
    expectEqual(parts("  group   Account  (from a.yaml:2:1)", .description, .keyword), ["group"])
    expectEqual(parts("  defined in    …/plans.yaml:1:9", .description, .secondary), ["…/plans.yaml:1:9"])
  }

  @Test("stay with their words where lines are wrapped and scrolled")
  func wrapped() {
    let pane = TextPane(
      ["title: one two", "text: \"three four five\""],
      columns: 12,
      isWrapped: true,
      syntax: .yaml
    )
    for top in 0...2 {
      var canvas = Canvas(width: 12, height: pane.rows.count - top)
      pane.draw(in: CanvasRectangle(x: 0, y: 0, width: 12, height: pane.rows.count - top), top: top, on: &canvas)
      let cells = (0..<canvas.height).flatMap { y in (0..<12).map { canvas[$0, y] } }
      let green = cells.filter { $0.style == .string && $0.text != " " }.map(\.text).joined()
      #expect("\"threefourfive\"".hasSuffix(green) && !green.isEmpty)
    }
  }

  @Test("any text has a style for each character, and ends", arguments: 1...40)
  func anything(seed: Int) {
    var generator = Steps(seed)
    let signs = Array("a1 -:#\"'({[…/│→.,>$\u{301}")
    for syntax in [TextSyntax.yaml, .tree, .lifecycle, .speech, .description] {
      let line = String((0..<30).map { _ in signs[generator.next() % signs.count] })
      expectEqual(syntax.styles(of: line).count, line.count)
    }
  }

  /// Numbers in no order.
  private struct Steps {
    private var state: Int

    init(_ seed: Int) { state = seed }

    mutating func next() -> Int {
      state = (state &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
      return state >> 8
    }
  }
}
