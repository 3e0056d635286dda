import Expectations
import Foundation
import PetriCatalog
import Testing

@testable import PetriRendering

@Suite("A shown screen as a value")
struct ShownScreenTests {
  private func screen(_ lines: String...) throws -> ShownScreen {
    try #require(ShownScreen(parsing: "home\n" + lines.map { "\($0)\n" }.joined()))
  }

  @Test("a text that was read prints the same again, whatever is in its texts")
  func roundTrip() throws {
    let root = ShownNode(
      role: "content",
      "home",
      [.init(reading: "label \"two  blanks, └─ a branch and \\\" a quote\"")],
      children: [ShownNode("a", children: [ShownNode("b")]), ShownNode("c")]
    )
    let screen = ShownScreen(headline: "home  city: \"A  B\"", root: root)
    expectEqual(ShownScreen(parsing: screen.text), screen)
    expectEqual(ShownScreen(parsing: "# tree v1\n# petri launch x\n" + screen.text), screen)
    expectEqual(ShownScreen(parsing: "home\n"), ShownScreen(headline: "home", root: nil))
  }

  @Test(
    "a text that no screen is printed as is refused",
    arguments: [
      "", "screen", "a\nb\n   └─ c", "a\nb\nc\n", "a\nb\n      └─ too deep\n", "a\nb\n└─ c\n└─ d\n",
      "# only comments\n",
    ]
  )
  func refused(text: String) {
    #expect(ShownScreen(parsing: text) == nil)
  }

  @Test(
    "any line prints the same again",
    arguments: [
      "", " ", "  ", "   ", "label", "label ", " label", "label   three", "label    four", "a \"b", "a \"b\\\"  c",
      "\"", "\\",
      "a: ", ": a", "a: b: c", "[e4kx] a", "[e4kx]", "[] a", "[e4kx] ", "tab \"A: b\" selected: c", "e\u{301}  \u{301}",
    ]
  )
  func lines(line: String) {
    let printed = ShownNode(line: line).referencedLine
    #expect(printed.utf8.elementsEqual(line.utf8), "\(printed)")
  }

  @Test("quotes, blanks, line breaks, colons and brackets in texts belong to the texts")
  func texts() {
    let text = "Buy:  now \"[e4kx]\"\n└─ later"
    let node = ShownNode(
      line: "[e4kx] button buy \(text.quoted)  filled  accessibility \(text.quoted)  -> open x id: \"1  2\""
    )
    expectEqual([node.reference, node.role, node.kind, node.name, node.text], ["e4kx", nil, "button", "buy", text])
    expectEqual(node.attributes.map(\.name), ["filled", "accessibility", "action"])
    expectEqual(node.attributes.map(\.value), [.flag, .text(text), .word("-> open x id: \"1  2\"")])
  }

  @Test("a node has its role, and attributes of each type")
  func parts() {
    let node = ShownNode(
      line: "tab \"Cart: 2\" selected: navigation  appeared  0 59.5 393 -759  120x160  spacing 12  bar \"Cart\""
    )
    expectEqual([node.role, node.kind, node.name, node.text], ["tab \"Cart: 2\" selected", "navigation", nil, nil])
    expectEqual(
      node.attributes.map { "\($0.name): \($0.value)" },
      [
        "appeared: flag", "frame: frame([0.0, 59.5, 393.0, -759.0])", "size: word(\"120x160\")",
        "spacing: number(12.0)",
        "bar: text(\"Cart\")",
      ]
    )
    let segments = ShownNode(line: "segments size \"S\" \"M\"  selected 1")
    expectEqual([segments.kind, segments.name, segments.text], ["segments", "size", "S"])
    expectEqual(segments.words, ["segments", "size"])
  }

  @Test("a screen keeps its frames and definitions when it is encoded")
  func coding() throws {
    var screen = try screen("content: home", "├─ label \"A  b\"", "└─ box", "   └─ label")
    screen.root?.children[1].children[0].frame = CGRect(x: 1.004, y: 2, width: 3, height: 4)
    screen.root?.children[0].frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 0)
    screen.root?.children[0].place = .init(file: "home.yaml", line: 3, column: 5)
    let read = try JSONDecoder().decode(ShownScreen.self, from: JSONEncoder().encode(screen))
    expectEqual(read.text, screen.text)
    expectEqual(
      read.lines.map(\.node.frame),
      [nil, nil, nil, CGRect(x: 1, y: 2, width: 3, height: 4)]
    )
    expectEqual(read.lines.map { $0.node.place?.line }, [nil, 3, nil, nil])
  }

  @Test("thousands of levels are read without running out of stack")
  func deep() throws {
    var node = ShownNode("leaf")
    for _ in 0..<500 { node = ShownNode("node", children: [node]) }
    let screen = ShownScreen(headline: "deep", root: node)
    expectEqual(ShownScreen(parsing: screen.text)?.text, screen.text)
  }
}
