import PetriText
import Testing

@testable import PetriTerminal

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
      #expect(found == events, "cut at \(cut)")
    }
    var decoder = InputDecoder()
    #expect(bytes.flatMap { decoder.feed([$0]) } == events)
  }

  @Test("Escape alone waits for a moment, and is Escape then")
  func escape() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]) == [] && decoder.isWaiting)
    #expect(decoder.flush() == [.key(.escape)] && !decoder.isWaiting)
    #expect(decoder.feed([0x1B, 0x1B]) == [.key(.escape)])
    #expect(decoder.flush() == [.key(.escape)])
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
