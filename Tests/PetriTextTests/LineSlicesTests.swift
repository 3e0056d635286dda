import Expectations
import PetriText
import Testing

@Suite("A text's lines")
struct LineSlicesTests {
  @Test(
    "are between its line feeds, and what is behind the last one is there too",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("\n\n", ["", "", ""]), ("a\nЖ│\n\n🇫🇮", ["a", "Ж│", "", "🇫🇮"]),
    ] as [(String, [String])]
  )
  func slices(_ text: String, _ lines: [String]) {
    expectEqual(text.lineSlices.map { String($0) }, lines)
  }

  @Test("a carriage return stays, and a combining mark behind a line feed begins a line")
  func characters() {
    expectEqual("a\r\nb".lineSlices.map { Array($0.utf8) }, [Array("a\r".utf8), Array("b".utf8)])
    expectEqual("a\n\u{301}b".lineSlices.map { Array($0.utf8) }, [Array("a".utf8), Array("\u{301}b".utf8)])
  }
}
