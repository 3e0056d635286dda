import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("What a terminal sends")
struct InputDecoderTests {
  private static let cases: [(bytes: String, events: [InputEvent])] = [
    ("a", [.key(.character("a"))]), ("é", [.key(.character("é"))]), ("田", [.key(.character("田"))]),
    ("\r", [.key(.enter)]), ("\t", [.key(.tab)]), ("\u{7F}", [.key(.backspace)]), ("\u{3}", [.key(.control("c"))]),
    ("\u{1A}", [.key(.control("z"))]), ("\u{1B}[A", [.key(.up)]), ("\u{1B}OB", [.key(.down)]),
    ("\u{1B}[1;5C", [.key(.right)]), ("\u{1B}[Z", [.key(.backTab)]), ("\u{1B}[5~", [.key(.pageUp)]),
    ("\u{1B}[6~", [.key(.pageDown)]), ("\u{1B}[H", [.key(.home)]), ("\u{1B}[4~", [.key(.end)]),
    ("\u{1B}[3~", [.key(.delete)]), ("\u{1B}OP", [.key(.function(1))]), ("\u{1B}[15~", [.key(.function(5))]),
    ("\u{1B}x", [.key(.alt("x"))]), ("\u{1B}[<0;3;7M", [.mouse(.press(button: 0), x: 2, y: 6)]),
    ("\u{1B}[<0;3;7m", [.mouse(.release, x: 2, y: 6)]), ("\u{1B}[<64;1;1M", [.mouse(.scroll(-1), x: 0, y: 0)]),
    ("\u{1B}[<65;1;1M", [.mouse(.scroll(1), x: 0, y: 0)]),
    ("\u{1B}[<32;4;7M", [.mouse(.drag(button: 0), x: 3, y: 6)]),
    ("\u{1B}[200~q\u{1B}[A\r\u{1B}[201~b", [.paste("q\u{1B}[A\r"), .key(.character("b"))]),
    ("\u{1B}[999z", []), ("\u{1B}[<1;2M", []), ("\u{1B}[?1;2c", []),
  ]

  @Test("every sequence is one event, wherever it is cut", arguments: cases.indices)
  func cuts(index: Int) {
    let (text, events) = Self.cases[index]
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var decoder = InputDecoder()
      let found = decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...])
      expectEqual(found, events, "cut at \(cut)")
    }
    var decoder = InputDecoder()
    expectEqual(bytes.flatMap { decoder.feed([$0]) }, events)
  }

  /// Replies of terminals to the questions of whoever ran before, each with a key behind it.
  private static let replyTexts = [
    "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", "\u{1B}]10;rgb:ff/ff/ff\u{7}", "\u{1B}]52;c;cXEKcQ==\u{7}",
    "\u{1B}P1$r0;1m\u{1B}\\", "\u{1B}P>|WezTerm 20240203\u{1B}\\", "\u{1B}P1+r544e=787465726d\u{1B}\\",
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}Xquit q q\u{1B}\\", "\u{1B}^q\u{1B}\\", "\u{1B}[?62;1;4c", "\u{1B}[>41;354;0c",
    "\u{1B}[24;80R", "\u{1B}[?2026;2$y", "\u{1B}[8;24;80t", "\u{1B}[I", "\u{1B}[?1u", "\u{1B}]lquiet please\u{1B}\\",
  ]

  @Test("a terminal's reply is never typed, wherever it is cut and however late the rest comes", arguments: replyTexts)
  func replies(text: String) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var decoder = InputDecoder()
      expectEqual(
        decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...] + [0x6A]),
        [.key(.character("j"))],
        "cut at \(cut)"
      )
    }
    // Escape, or a key with Alt that means nothing, is all that can be made of a beginning whose rest is late.
    for cut in 1..<bytes.count {
      var decoder = InputDecoder()
      let late = decoder.feed(bytes[..<cut]) + decoder.flush() + decoder.feed(bytes[cut...]) + decoder.flush()
      #expect(
        late.allSatisfy { event in cut < 3 && (event == .key(.escape) || isAlt(event)) },
        "cut at \(cut): \(late)"
      )
      expectEqual(decoder.feed([0x6A]), [.key(.character("j"))])
    }
  }

  private func isAlt(_ event: InputEvent) -> Bool { if case .key(.alt) = event { true } else { false } }

  @Test("keys that look like the beginning of a reply are keys, and Escape twice leads out of what is none")
  func notReplies() {
    var decoder = InputDecoder()
    expectEqual(decoder.feed(Array("\u{1B}]".utf8)), [])
    expectEqual(decoder.flush(), [.key(.alt("]"))])
    expectEqual(decoder.feed(Array("q".utf8)), [.key(.character("q"))])
    expectEqual(
      decoder.feed(Array("\u{1B}".utf8)) + decoder.flush() + decoder.feed(Array("]".utf8)),
      [
        .key(.escape), .key(.character("]")),
      ]
    )
    expectEqual(decoder.feed(Array("\u{1B}O".utf8)) + decoder.flush(), [.key(.alt("O"))])
    expectEqual(
      decoder.feed(Array("\u{1B}]1abc".utf8)) + decoder.feed([0x1B]) + decoder.feed([0x1B]) + decoder.flush(),
      [
        .key(.escape)
      ]
    )
    expectEqual(decoder.feed(Array("\u{1B}]1abc\u{3}".utf8)), [.key(.control("c"))])
    expectEqual(decoder.feed(Array("\u{1B}]1abc\u{1B}[A".utf8)), [.key(.up)])
    #expect(
      decoder.feed(Array("\u{1B}]52;c;".utf8) + [UInt8](repeating: 0x41, count: 1_000_000)) == [] && !decoder.isWaiting
    )
    expectEqual(decoder.feed([0x07, 0x6A]), [.key(.character("j"))])
  }

  @Test("Escape alone waits for a moment, and is Escape then")
  func escape() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]) == [] && decoder.isWaiting)
    #expect(decoder.flush() == [.key(.escape)] && !decoder.isWaiting)
    expectEqual(decoder.feed([0x1B, 0x1B]), [.key(.escape)])
    expectEqual(decoder.flush(), [.key(.escape)])
  }

  @Test("bytes that mean nothing are passed over, and nothing is kept for ever")
  func garbage() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var decoder = InputDecoder()
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = decoder.feed(bytes)
      _ = decoder.flush()
      #expect(!decoder.isWaiting)
    }
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B, 0x5B] + [UInt8](repeating: 0x31, count: 500))
    #expect(decoder.feed(Array("q".utf8)).contains(.key(.character("q"))))
  }
}
