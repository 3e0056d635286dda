import Expectations
import PetriText
import Testing

@Suite("A grid of cells")
struct CanvasTests {
  @Test("text is clipped at all edges")
  func clipping() {
    var canvas = Canvas(width: 6, height: 3)
    expectEqual(canvas.put("abcdefgh", x: 2, y: 0), 4)
    expectEqual(canvas.put("abc", x: -1, y: 1), 3)
    expectEqual(canvas.put("abcdef", x: 0, y: 2, columns: 3), 3)
    canvas.put("x", x: 0, y: 3)
    canvas.put("x", x: 0, y: -1)
    expectEqual(canvas.lines, ["  abcd", "bc", "abc"])
  }

  @Test("a wide character is never cut in half")
  func wide() {
    var canvas = Canvas(width: 5, height: 4)
    canvas.put("日本語", x: 0, y: 0)
    canvas.put("日本", x: -1, y: 1)
    canvas.put("日本", x: 0, y: 2)
    canvas.put("x", x: 1, y: 2)
    canvas.put("日本", x: 0, y: 3)
    canvas.put("語", x: 1, y: 3)
    expectEqual(canvas.lines, ["日本", " 本", " x本", " 語"])
    #expect(canvas[2, 0].columns == 2 && canvas[3, 0].text.isEmpty)
    #expect(canvas[4, 0] == .blank && canvas[9, 9] == .blank)
  }

  @Test("control characters and marks without a base do no harm")
  func hostile() {
    var canvas = Canvas(width: 12, height: 1)
    canvas.put("a\u{1B}[2J\nb" + String(repeating: "\u{301}", count: 100), x: 0, y: 0)
    canvas.put("\u{301}", x: 1, y: 0)
    expectEqual(canvas.lines[0], "a\u{301}␛[2J␊b" + String(repeating: "\u{301}", count: 31))
    expectEqual(canvas.lines[0].columns, 7)
  }

  @Test("frames, and canvases on canvases")
  func boxes() {
    var inner = Canvas(width: 4, height: 2)
    inner.fill(CanvasRectangle(x: 0, y: 0, width: 4, height: 2), with: "·")
    inner.put("日", x: 1, y: 0)
    var canvas = Canvas(width: 8, height: 4)
    canvas.box(CanvasRectangle(x: 0, y: 0, width: 6, height: 4), border: .rounded)
    canvas.draw(inner, x: 1, y: 1)
    canvas.box(CanvasRectangle(x: 6, y: -1, width: 5, height: 3))
    expectEqual(canvas.lines, ["╭────╮│", "│·日·│└─", "│····│", "╰────╯"])
    canvas.box(CanvasRectangle(x: 0, y: 0, width: 1, height: 1))
    expectEqual(canvas.lines[3], "╰────╯")
  }

  @Test("styles become escape sequences only where colour is on")
  func styles() {
    expectEqual("x".styled(.bold, color: true), "\u{1B}[1mx\u{1B}[0m")
    expectEqual("x".styled(.bold, color: false), "x")
    expectEqual("x".styled(.plain, color: true), "x")
    let all = CellStyle(foreground: 9, background: 4, bold: true, dim: true, underlined: true, reversed: true)
    expectEqual(all.escapeSequence, "\u{1B}[1;2;4;7;91;44m")
  }

  @Test("sizes below zero are empty")
  func empty() {
    var canvas = Canvas(width: -1, height: 3)
    canvas.put("a", x: 0, y: 0)
    canvas.box(CanvasRectangle(x: -5, y: -5, width: 3, height: 3))
    expectEqual(canvas.lines, ["", "", ""])
  }

  @Test(
    "in ASCII every mark of the browser has a sign of its own, and none is a question mark",
    arguments: ["≠", "★", "↔", "↻", "▸", "…", "┼", "┃", "●", "○", "◆"]
  )
  func ascii(mark: String) {
    let sign = CanvasCell(text: mark, columns: 1).inASCII
    #expect(sign.utf8.count == 1 && sign.utf8.allSatisfy { $0 < 0x80 } && sign != "?")
  }

  @Test("marks that can't be seen take no cells; an override has its name, but for a picture")
  func marks() {
    var canvas = Canvas(width: 20, height: 1)
    expectEqual(canvas.put("\u{200E}a\u{2068}b\u{2069}\u{202E}c", x: 0, y: 0), 11)
    expectEqual(canvas.lines, ["ab<U+202E>c"])
    var picture = Canvas(width: 20, height: 1, cleaning: .picture)
    expectEqual(picture.put("\u{200E}a\u{2068}b\u{2069}\u{202E}c", x: 0, y: 0), 3)
    expectEqual(picture.lines, ["abc"])
  }
}
