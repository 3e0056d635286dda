import PetriText
import Testing

@Suite("Columns of text in a terminal")
struct DisplayWidthTests {
  @Test(
    "a cluster takes 0, 1 or 2 columns",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("я", 1), ("日", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1),
      ("Ａ", 2), ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇷🇺", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("✕", 1), ("─", 1),
      ("\u{301}", 0), ("\u{200B}", 0), ("\n", 0), ("\u{1B}", 0), ("नि", 2), ("🫪", 2), ("𠀀", 2), ("…", 1), ("\u{AD}", 0),
      ("\u{200E}", 0), ("\u{202E}", 0), ("\u{2068}", 0), ("\u{FEFF}", 0), ("\u{2060}", 0), ("a\u{FE0F}", 1),
      ("\u{3164}", 0),
    ]
  )
  func cluster(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test("a text takes what its clusters take together")
  func texts() {
    #expect("plain".columns == 5)
    #expect("日本 a👩‍👩‍👧é".columns == 9)
    #expect("".columns == 0)
  }

  @Test("padding and truncation count columns and cut no character in half")
  func fitting() {
    #expect("日本".padded(toColumns: 6) == "日本  ")
    #expect("日本".padded(toColumns: 7, alignment: .center) == " 日本  ")
    #expect("日本".padded(toColumns: 6, alignment: .trailing) == "  日本")
    #expect("日本".padded(toColumns: 3) == "日本")
    #expect("日本語".truncated(toColumns: 6) == "日本語")
    #expect("日本語".truncated(toColumns: 5) == "日本…")
    #expect("日本語".truncated(toColumns: 4) == "日…")
    #expect("日本語".fitted(toColumns: 4) == "日… ")
    #expect("abc".truncated(toColumns: 2, ellipsis: "...") == "ab")
    #expect("abc".truncated(toColumns: 0) == "")
  }

  @Test("a text that is cut in the middle keeps its ends, and never half a wide character")
  func middle() {
    #expect("iphone-16-pro-max".truncatedInTheMiddle(toColumns: 11) == "iphon…o-max")
    #expect("iphone".truncatedInTheMiddle(toColumns: 6) == "iphone")
    #expect((0...3).map { "iphone".truncatedInTheMiddle(toColumns: $0) } == ["", "…", "i…", "i…e"])
    #expect("日本語日本語".truncatedInTheMiddle(toColumns: 8) == "日本…語")
  }
}
