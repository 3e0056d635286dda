import Expectations
import PetriText
import Testing

@Suite("Text from outside is made harmless")
struct TextCleaningTests {
  @Test(
    "what could act on a terminal or a reader is shown",
    arguments: [
      ("plain text", "plain text"), ("\u{1B}[31mred", "␛[31mred"), ("a\0b", "a␀b"), ("a\u{7F}", "a␡"),
      ("a\tb\nc", "a␉b␊c"),
      ("\u{9B}31m", "<U+009B>31m"), ("\u{85}", "<U+0085>"), ("a\u{202E}b", "a<U+202E>b"), ("\u{2066}", "<U+2066>"),
      ("\u{61C}", "<U+061C>"), ("a\u{200B}b", "a<U+200B>b"), ("\u{FEFF}", "<U+FEFF>"), ("\u{2060}", "<U+2060>"),
      ("\u{2028}", "<U+2028>"), ("\u{AD}", "<U+00AD>"), ("a\u{200D}b", "a<U+200D>b"), ("\u{E0041}", "<U+E0041>"),
      ("\u{FFF9}", "<U+FFF9>"),
    ]
  )
  func shown(_ text: String, _ clean: String) {
    expectEqual(text.cleaned, clean)
    expectEqual(clean.cleaned, clean)
  }

  @Test(
    "text of all scripts stays as it is",
    arguments: [
      "Привет, мир", "日本語", "👩‍👩‍👧 👍🏽 ❤️ 1️⃣ 🇷🇺 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}", "می‌خواهم", "क्‍ष", "עברית", "ʼn’–—…", "\u{A0}",
    ]
  )
  func kept(_ text: String) {
    expectEqual(text.cleaned, text)
  }

  @Test(
    "what can't be seen is left out of a picture, and of a title unless it can make it read as another",
    arguments: [
      ("\u{200E}Price: 5\u{200E}", "Price: 5", "Price: 5"),
      ("مرحبا \u{2068}Ann\u{2069} \u{200F}!", "مرحبا Ann !", "مرحبا Ann !"),
      ("\u{61C}a\u{200B}b\u{2060}c\u{FEFF}\u{AD}", "abc", "abc"), ("a\u{FE0F}b\u{200D}c", "abc", "abc"),
      ("a\u{202E}b\u{202C}", "ab", "a<U+202E>b<U+202C>"), ("a\u{FE0F}\u{200D}b", "ab", "ab"),
      ("\u{1B}[31m\u{85}\u{FFFF}", "␛[31m<U+0085><U+FFFF>", "␛[31m<U+0085><U+FFFF>"),
      ("👩‍👩‍👧 می‌خواهم ❤️", "👩‍👩‍👧 می‌خواهم ❤️", "👩‍👩‍👧 می‌خواهم ❤️"),
    ]
  )
  func leftOut(_ text: String, _ picture: String, _ title: String) {
    expectEqual(TextCleaning.picture.clean(text), picture)
    expectEqual(TextCleaning.title.clean(text), title)
    #expect(TextCleaning.picture.clean(picture) == picture && TextCleaning.title.clean(title) == title)
  }

  @Test("a joiner after what is left out or named has nothing to join")
  func joiners() {
    expectEqual("❤\u{200E}\u{FE0F}".cleaned, "❤<U+200E><U+FE0F>")
    expectEqual(TextCleaning.picture.clean("👩\u{200E}\u{200D}👩"), "👩👩")
  }

  @Test("tabs and line feeds as asked for")
  func options() {
    expectEqual(TextCleaning.snippet.clean("\ta\nb"), "    a␊b")
    expectEqual(TextCleaning.block.clean("\ta\nb\r"), "    a\nb␍")
    expectEqual(TextCleaning(tab: .spaces(2)).clean("\ta"), "  a")
  }

  @Test(
    "bytes that aren't UTF-8 are shown",
    arguments: [
      ([0x61, 0xFF, 0x62], "a\\xFFb"), ([0xC3], "\\xC3"), ([0xC3, 0xA9], "é"), ([0xC3, 0x41], "\\xC3A"),
      ([0xE2, 0x82, 0x1B], "\\xE2\\x82␛"), ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"), ([0xC0, 0xAF], "\\xC0\\xAF"),
      ([0xF0, 0x9F, 0x98, 0x80], "😀"), ([0xF0, 0x9F, 0xC3, 0xA9], "\\xF0\\x9Fé"), ([0x80], "\\x80"),
    ] as [([UInt8], String)]
  )
  func bytes(_ bytes: [UInt8], _ text: String) {
    expectEqual(TextCleaning.inline.clean(bytes: bytes), text)
  }
}
