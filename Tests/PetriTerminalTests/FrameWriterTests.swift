import PetriText
import Testing

@testable import PetriTerminal

@Suite("What a terminal is sent")
struct FrameWriterTests {
  private func canvas(_ lines: String..., style: CellStyle = .plain) -> Canvas {
    var canvas = Canvas(width: 10, height: lines.count)
    for (y, line) in lines.enumerated() { canvas.put(line, x: 0, y: y, style: style) }
    return canvas
  }

  @Test("only cells that changed are sent, and nothing where none did")
  func changes() {
    var writer = FrameWriter(color: true)
    #expect(writer.frame(canvas("abc", "def"), cursor: (0, 0)).hasPrefix("\u{1B}[0m\u{1B}[2J\u{1B}[1;1H"))
    #expect(writer.frame(canvas("abc", "def"), cursor: (0, 0)) == "")
    #expect(writer.frame(canvas("abc", "dXf"), cursor: (0, 0)) == "\u{1B}[2;2H\u{1B}[0mX\u{1B}[0m\u{1B}[1;1H")
    #expect(writer.frame(canvas("abc", "dXf"), cursor: (3, 1)) == "\u{1B}[2;4H")
    writer.forget()
    #expect(writer.frame(canvas("abc", "dXf"), cursor: (3, 1)).contains("abc"))
  }

  @Test("what is blank on a cleared terminal is not sent, and a place in the row that is drawn takes few bytes")
  func short() {
    var writer = FrameWriter(color: true)
    let frame = writer.frame(canvas("", "a    b", ""), cursor: (0, 0))
    #expect(frame == "\u{1B}[0m\u{1B}[2J\u{1B}[2;1H\u{1B}[0ma\u{1B}[6Gb\u{1B}[0m\u{1B}[1;1H")
  }

  @Test("after a character that terminals disagree about the cursor is placed anew")
  func wide() {
    var writer = FrameWriter(color: true)
    #expect(writer.frame(canvas("a田b"), cursor: (0, 0)).contains("田\u{1B}[4Gb"))
  }

  @Test("without colours weight stays")
  func monochrome() {
    var writer = FrameWriter(color: false)
    let frame = writer.frame(canvas("a", style: CellStyle(foreground: 1, bold: true)), cursor: (0, 0))
    #expect(frame.contains("\u{1B}[1m") && !frame.contains("31"))
  }

  @Test("a terminal that knows ASCII alone gets nothing else, in as many columns")
  func ascii() {
    var writer = FrameWriter(color: true, isASCII: true)
    let frame = writer.frame(canvas("╭─│▸●…", "é田Ж✕Ñ"), cursor: (0, 0))
    #expect(frame.utf8.allSatisfy { $0 < 0x80 })
    #expect(frame.contains("+-|>*.") && frame.contains("e??") && frame.contains("xN"))
  }
}
