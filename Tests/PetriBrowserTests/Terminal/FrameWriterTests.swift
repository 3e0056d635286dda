import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("What a terminal is sent")
struct FrameWriterTests {
  private func canvas(_ lines: String..., style: CellStyle = .plain) -> Canvas {
    var canvas = Canvas(width: 10, height: lines.count)
    for (y, line) in lines.enumerated() { canvas.put(line, x: 0, y: y, style: style) }
    return canvas
  }

  @Test("only cells that changed are sent, and nothing where none did")
  func changes() {
    var writer = FrameWriter(colors: .sixteen)
    #expect(writer.frame(canvas("abc", "def"), cursor: (0, 0)).hasPrefix("\u{1B}[0m\u{1B}[2J\u{1B}[1;1H"))
    expectEqual(writer.frame(canvas("abc", "def"), cursor: (0, 0)), "")
    expectEqual(writer.frame(canvas("abc", "dXf"), cursor: (0, 0)), "\u{1B}[2;2H\u{1B}[0mX\u{1B}[0m\u{1B}[1;1H")
    expectEqual(writer.frame(canvas("abc", "dXf"), cursor: (3, 1)), "\u{1B}[2;4H")
    writer.forget()
    #expect(writer.frame(canvas("abc", "dXf"), cursor: (3, 1)).contains("abc"))
  }

  @Test("what is blank on a cleared terminal is not sent, and a place in the row that is drawn takes few bytes")
  func short() {
    var writer = FrameWriter(colors: .sixteen)
    let frame = writer.frame(canvas("", "a    b", ""), cursor: (0, 0))
    expectEqual(frame, "\u{1B}[0m\u{1B}[2J\u{1B}[2;1H\u{1B}[0ma\u{1B}[6Gb\u{1B}[0m\u{1B}[1;1H")
  }

  @Test("after a character that terminals disagree about the cursor is placed anew")
  func wide() {
    var writer = FrameWriter(colors: .sixteen)
    #expect(writer.frame(canvas("a田b"), cursor: (0, 0)).contains("田\u{1B}[4Gb"))
  }

  @Test("without colours weight stays")
  func monochrome() {
    var writer = FrameWriter(colors: .none)
    let frame = writer.frame(canvas("a", style: CellStyle(foreground: 1, bold: true)), cursor: (0, 0))
    #expect(frame.contains("\u{1B}[1m") && !frame.contains("31"))
  }

  @Test("a terminal that knows ASCII alone gets nothing else, in as many columns")
  func ascii() {
    var writer = FrameWriter(colors: .sixteen, isASCII: true)
    let frame = writer.frame(canvas("╭─│▸●…", "é田Ж✕Ñ"), cursor: (0, 0))
    #expect(frame.utf8.allSatisfy { $0 < 0x80 })
    #expect(frame.contains("+-|>*~") && frame.contains("e??") && frame.contains("xN"))
  }

  /// A terminal with an opinion of its own about how wide clusters are.
  private struct Terminal {
    var cells: [[String]]
    let width: (Character) -> Int

    mutating func feed(_ text: String) {
      var (x, y) = (0, 0)
      var rest = Substring(text)
      while let character = rest.first {
        guard character == "\u{1B}" else {
          rest = rest.dropFirst()
          for offset in 0..<max(1, width(character)) where cells[y].indices.contains(x + offset) {
            cells[y][x + offset] = offset == 0 ? String(character) : ""
          }
          x += max(1, width(character))
          continue
        }
        let end = rest.firstIndex { $0.isLetter } ?? rest.startIndex
        let sequence = rest[rest.startIndex...end]
        rest = rest[rest.index(after: end)...]
        if sequence.hasSuffix("J") { cells = cells.map { $0.map { _ in " " } } }
        if sequence.hasSuffix("G") { x = (Int(sequence.dropFirst(2).dropLast()) ?? 1) - 1 }
        guard sequence.hasSuffix("H") else { continue }
        let numbers = sequence.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
        (y, x) = (numbers[0] - 1, numbers[1] - 1)
      }
    }
  }

  @Test("beside wide clusters nothing stays that was there before, however wide the terminal draws them")
  func widths() {
    let family = "👨‍👩‍👧‍👦"
    let opinions: [(String, (Character) -> Int)] = [
      ("as here", { DisplayWidth.columns(of: $0) }), ("one column", { _ in 1 }),
      ("a column or two a code point", { $0.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: String($1)) } }),
    ]
    let pictures = [
      "ab\(family)cdefg", "ab  cdefgh", "abcdefghij", "ab\(family)cdXfg", "\(family)田❤️abcd", "x田\(family)❤️abd",
      "ab\(family)cdefg",
    ]
    for (name, width) in opinions {
      var terminal = Terminal(cells: [Array(repeating: "#", count: 10)], width: width)
      var writer = FrameWriter(colors: .sixteen)
      for picture in pictures {
        let canvas = canvas(picture)
        terminal.feed(writer.frame(canvas, cursor: (0, 0)))
        for x in 0..<10 where canvas[x, 0].text.utf8.count == 1 {
          // The blank half of a cluster that is drawn narrower, or the text drawn over it, is its own.
          expectEqual(terminal.cells[0][x], canvas[x, 0].text, "\(name), \(picture), column \(x)")
        }
        for x in 1..<10 where canvas[x, 0].columns == 0 {
          #expect(["", " "].contains(terminal.cells[0][x]), "\(name), \(picture), column \(x)")
        }
      }
    }
  }
}
