import Expectations
import Testing

@testable import PetriRendering

@Suite("Text in lines of cells")
struct TextWrappingTests {
  @Test(
    "lines break at blanks, long words within themselves, and the last line shows that there is more",
    arguments: [
      ("one two three", 7, 9, ["one two", "three"]),
      ("one two three", 7, 1, ["one tw…"]),
      ("abcdefgh", 3, 9, ["abc", "def", "gh"]),
      ("a\nb", 5, 9, ["a", "b"]),
      ("", 5, 3, [""]),
      ("日本語テスト", 4, 9, ["日本", "語テ", "スト"]),
      ("anything", 0, 3, []),
    ]
  )
  func wraps(text: String, columns: Int, most: Int, expected: [String]) {
    expectEqual(TextWrapping.lines(of: text, columns: columns, most: most), expected)
  }
}
