import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("What is known of a terminal's pictures")
struct TerminalGraphicsTests {
  private func graphics(
    _ environment: [String: String],
    _ replies: TerminalReply...,
    choice: TerminalGraphics.Choice = .automatic
  ) -> TerminalGraphics {
    var graphics = TerminalGraphics(environment: environment, choice: choice)
    for reply in replies { graphics.hear(reply) }
    return graphics
  }

  @Test("is found from its variables, until it replies otherwise")
  func named() {
    expectEqual(graphics(["TERM": "xterm-kitty"]).kind, .kitty)
    expectEqual(graphics(["TERM": "xterm-ghostty"]).kind, .kitty)
    expectEqual(graphics(["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"]).kind, .iterm)
    expectEqual(graphics(["LC_TERMINAL": "iTerm2"]).kind, .iterm)
    expectEqual(graphics(["LC_TERMINAL": "iTerm2"], .kitty(isUnderstood: true)).kind, .kitty)
    #expect(graphics(["TERM": "xterm-kitty"], .attributes([62, 22])).kind == nil)
    expectEqual(graphics(["TERM": "xterm-kitty"], .kitty(isUnderstood: true), .attributes([62])).kind, .kitty)
    #expect(graphics(["TERM": "xterm-256color"]).kind == nil)
  }

  @Test("is sixels where it has them and its cells are known")
  func sixels() {
    #expect(graphics([:], .attributes([62, 4])).kind == nil)
    #expect(graphics([:], .attributes([4, 6]), .cell(width: 10, height: 20)).kind == nil)
    let one = graphics([:], .cell(width: 9, height: 18), .attributes([62, 4]), .sixelColors(16))
    #expect(one.kind == .sixel && one.colors == 16 && one.cellSize == CellSize(width: 9, height: 18, limit: 1_000))
    var other = graphics([:])
    other.resize(to: TerminalSize(columns: 100, rows: 50))
    other.hear(.area(width: 800, height: 800))
    other.hear(.attributes([1, 4]))
    expectEqual(other.cellSize, CellSize(width: 8, height: 16, limit: 1_000))
  }

  @Test("within tmux and screen is sixels at most, and no string is sent that they would take for a title or pass on")
  func within() {
    for environment in [
      ["TMUX": "/tmp/1", "KITTY_WINDOW_ID": "1"], ["STY": "1", "TERM_PROGRAM": "iTerm.app"], ["TERM": "screen"],
    ] {
      let one = graphics(environment, .cell(width: 10, height: 20), .attributes([1, 2, 4]))
      #expect(one.kind == .sixel && !one.questions.contains("\u{1B}_"))
      #expect(graphics(environment).kind == nil)
    }
    #expect(!graphics(["TERM_PROGRAM": "Apple_Terminal"]).questions.contains("\u{1B}_"))
    #expect(graphics([:]).questions.hasPrefix("\u{1B}_Gi=31,") && graphics([:]).questions.hasSuffix("\u{1B}[c"))
  }

  @Test("is the one somebody has chosen, whatever the terminal replies")
  func chosen() {
    expectEqual(graphics([:], .attributes([1]), choice: .forced(.kitty)).cellSize, .default)
    let none = graphics(["TERM": "xterm-kitty"], .kitty(isUnderstood: true), choice: .none)
    #expect(none.kind == nil && none.cellSize == nil && none.questions.isEmpty)
  }

  @Test("has cells of a size by the system first, then by its answers")
  func cells() {
    var one = graphics(["TERM": "xterm-kitty"])
    expectEqual(one.cellSize, .default)
    one.hear(.area(width: 0, height: 0))
    expectEqual(one.cellSize, .default)
    one.hear(.cell(width: 8, height: 17))
    expectEqual(one.cellSize, CellSize(width: 8, height: 17))
    one.resize(to: TerminalSize(columns: 10, rows: 10, pixelWidth: 120, pixelHeight: 250))
    one.hear(.cell(width: 8, height: 17))
    #expect(one.cellSize == CellSize(width: 12, height: 25) && one.sizeQuestion.isEmpty)
    one.resize(to: TerminalSize(columns: 10, rows: 10))
    #expect(one.cellSize == CellSize(width: 12, height: 25) && one.sizeQuestion == "\u{1B}[16t\u{1B}[14t")
  }

  private static let replies: [(String, TerminalReply)] = [
    ("\u{1B}[?62;4;22c", .attributes([62, 4, 22])), ("\u{1B}[6;20;10t", .cell(width: 10, height: 20)),
    ("\u{1B}[4;600;1000t", .area(width: 1_000, height: 600)), ("\u{1B}[?1;0;256S", .sixelColors(256)),
    ("\u{1B}_Gi=31;OK\u{1B}\\", .kitty(isUnderstood: true)),
    ("\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\", .kitty(isUnderstood: false)),
    ("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", .background(red: 1, green: 128.0 / 255 * 257 / 257, blue: 0)),
    ("\u{1B}]11;rgb:ff/00/00\u{7}", .background(red: 1, green: 0, blue: 0)),
  ]

  @Test("is heard however its answers are cut, and never typed", arguments: replies.indices)
  func cuts(index: Int) {
    let (text, reply) = Self.replies[index]
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var decoder = InputDecoder()
      #expect(decoder.feed(bytes[..<cut]) == [] && decoder.feed(bytes[cut...]) == [], "cut at \(cut)")
      #expect(decoder.takeReplies() == [reply] && decoder.takeReplies() == [], "cut at \(cut)")
    }
    // One that was given up as keys is heard nevertheless.
    for cut in 1..<bytes.count {
      var decoder = InputDecoder()
      _ = decoder.feed(bytes[..<cut]) + decoder.flush() + decoder.feed(bytes[cut...])
      expectEqual(decoder.takeReplies(), [reply], "cut at \(cut)")
    }
  }

  @Test("reports whether its ground is light")
  func ground() {
    let light = TerminalReply.background(red: 0.98, green: 0.96, blue: 0.89)
    #expect(light.isLight == true && TerminalReply.background(red: 0, green: 0.17, blue: 0.21).isLight == false)
    #expect(TerminalReply.attributes([1]).isLight == nil)
  }

  @Test("is not what others ask or a key is")
  func others() {
    for text in [
      "\u{1B}_Gi=7;OK\u{1B}\\", "\u{1B}]11;red\u{7}", "\u{1B}[8;24;80t", "\u{1B}[?1;3;0S", "\u{1B}[c",
      "\u{1B}]11;rgb:fffff/0/0\u{7}",
    ] {
      var decoder = InputDecoder()
      _ = decoder.feed(Array(text.utf8))
      expectEqual(decoder.takeReplies(), [], "\(text)")
    }
  }
}
