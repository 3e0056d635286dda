import Expectations
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
    ] as [(String, Int)]
  )
  func cluster(_ text: String, _ columns: Int) {
    expectEqual(DisplayWidth.columns(of: text), columns)
  }

  @Test("a text takes what its clusters take together")
  func texts() {
    expectEqual("plain".columns, 5)
    expectEqual("日本 a👩‍👩‍👧é".columns, 9)
    expectEqual("".columns, 0)
  }

  @Test("padding and truncation count columns and cut no character in half")
  func fitting() {
    expectEqual("日本".padded(toColumns: 6), "日本  ")
    expectEqual("日本".padded(toColumns: 7, alignment: .center), " 日本  ")
    expectEqual("日本".padded(toColumns: 6, alignment: .trailing), "  日本")
    expectEqual("日本".padded(toColumns: 3), "日本")
    expectEqual("日本語".truncated(toColumns: 6), "日本語")
    expectEqual("日本語".truncated(toColumns: 5), "日本…")
    expectEqual("日本語".truncated(toColumns: 4), "日…")
    expectEqual("日本語".fitted(toColumns: 4), "日… ")
    expectEqual("abc".truncated(toColumns: 2, ellipsis: "..."), "ab")
    expectEqual("abc".truncated(toColumns: 0), "")
  }

  @Test("a text that is cut in the middle keeps its ends, and never half a wide character")
  func middle() {
    expectEqual("iphone-16-pro-max".truncatedInTheMiddle(toColumns: 11), "iphon…o-max")
    expectEqual("iphone".truncatedInTheMiddle(toColumns: 6), "iphone")
    expectEqual((0...3).map { "iphone".truncatedInTheMiddle(toColumns: $0) }, ["", "…", "i…", "i…e"])
    expectEqual("日本語日本語".truncatedInTheMiddle(toColumns: 8), "日本…語")
  }
}
