import Expectations
import PetriText
import Testing

@Suite("Colours of cells")
struct CellColorTests {
  @Test("an exact colour becomes the nearest that the terminal shows")
  func levels() {
    let blue = CellColor.rgb(red: 0, green: 122, blue: 255)
    expectEqual(blue.adapted(to: .exact), blue)
    expectEqual(blue.adapted(to: .many), 33)
    expectEqual(blue.adapted(to: .sixteen), 12)
    #expect(blue.adapted(to: .none) == nil)
    expectEqual(CellColor.rgb(red: 128, green: 130, blue: 128).adapted(to: .many), 244)
    expectEqual(CellColor.rgb(red: 255, green: 255, blue: 255).adapted(to: .many), 231)
    expectEqual(CellColor.rgb(red: 0, green: 0, blue: 0).adapted(to: .sixteen), 0)
    expectEqual(CellColor.indexed(196).adapted(to: .sixteen), 9)
    expectEqual(CellColor.indexed(3).adapted(to: .exact), 3)
  }

  @Test("every colour of 256 is nearest to itself")
  func nearest() {
    for grey in 0..<24 {
      let part = UInt8(8 + 10 * grey)
      expectEqual(CellColor.rgb(red: part, green: part, blue: part).adapted(to: .many), .indexed(UInt8(232 + grey)))
    }
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    for place in 0..<216 {
      let color = CellColor.rgb(red: steps[place / 36], green: steps[place / 6 % 6], blue: steps[place % 6])
      expectEqual(color.adapted(to: .many), .indexed(UInt8(16 + place)))
    }
  }

  @Test("each colour has the sequence of its kind")
  func sequences() {
    func sequence(_ color: CellColor) -> String { CellStyle(foreground: color, background: color).escapeSequence }
    expectEqual(sequence(3), "\u{1B}[33;43m")
    expectEqual(sequence(12), "\u{1B}[94;104m")
    expectEqual(sequence(200), "\u{1B}[38;5;200;48;5;200m")
    expectEqual(sequence(.rgb(red: 1, green: 2, blue: 3)), "\u{1B}[38;2;1;2;3;48;2;1;2;3m")
  }

  private func cell(_ text: String, _ foreground: Int, on background: Int, dim: Bool = false) -> CanvasCell {
    func grey(_ part: Int) -> CellColor { .rgb(red: UInt8(part), green: UInt8(part), blue: UInt8(part)) }
    let style = CellStyle(foreground: grey(foreground), background: grey(background), dim: dim)
    return CanvasCell(text: text, columns: 1, style: style)
  }

  @Test("pale letters are still to be read where there are few colours; a picture's pixels may be alike")
  func contrast() {
    expectEqual(cell("a", 250, on: 255).style(for: .sixteen).foreground, 0)
    expectEqual(cell("a", 222, on: 255).style(for: .sixteen).foreground, 8)
    expectEqual(cell("a", 30, on: 0).style(for: .sixteen).foreground, 15)
    expectEqual(cell("▀", 250, on: 255).style(for: .sixteen).foreground, 15)
    expectEqual(cell(" ", 0, on: 0).style(for: .sixteen), CellStyle(foreground: 0, background: 0))
  }

  @Test("without colours pale text stays so; with exact ones the colour shows how pale it is")
  func paleness() {
    expectEqual(cell("a", 100, on: 255, dim: true).style(for: .none), .dim)
    #expect(!cell("a", 100, on: 255, dim: true).style(for: .many).isDim)
    expectEqual(CanvasCell(text: "a", columns: 1, style: .dim).style(for: .exact), .dim)
  }

  @Test("letters that can't be read on a colour are moved towards black or white until they can")
  func readable() {
    func grey(_ part: UInt8) -> CellColor { .rgb(red: part, green: part, blue: part) }
    let (white, black) = (grey(255), grey(0))
    #expect(abs(black.contrast(with: white) - 21) < 0.01 && white.contrast(with: white) == 1)
    expectEqual(grey(0).readable(on: white), grey(0))
    for (letters, ground) in [(grey(196), white), (grey(68), black), (white, grey(198)), (grey(198), grey(198))] {
      #expect(letters.contrast(with: ground) < 3 && letters.readable(on: ground).contrast(with: ground) >= 3)
    }
    // No further than it takes.
    #expect(grey(196).readable(on: white).contrast(with: white) < 4)
  }
}
