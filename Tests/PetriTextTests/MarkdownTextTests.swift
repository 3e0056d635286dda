import Expectations
import PetriText
import Testing

/// The texts are those of GitHub's published grammar, GitHub Flavored Markdown 0.29, sections 6.3 and 6.9, and of its page about
/// references to issues, commits and people.
@Suite("Text from outside in Markdown")
struct MarkdownTextTests {
  private static let autolinks = [
    "www.commonmark.org", "Visit www.commonmark.org/help for more information.", "www.commonmark.org/a.b.",
    "www.google.com/search?q=Markup+(business)", "www.google.com/search?q=commonmark&hl;", "www.commonmark.org/he<lp",
    "http://commonmark.org", "(Visit https://encrypted.google.com/search?q=Markup+(business))", "ftp://foo.bar.baz",
    "foo@bar.baz", "hello@mail+xyz.example isn't valid", "a.b-c_d@a.b.", "mailto:foo@bar.baz", "xmpp:foo@bar.baz/txt",
    "WWW.commonmark.org", "HTTP://commonmark.org",
  ]
  private static let references = [
    "@octocat", "@github/support", "#26", "jlord/sheetsee.js#26", "GH-26", "gh-26", "github-linguist/linguist#4039",
    "a5c3785ed8d6a35868bc169f07e40e889087fd2e", "a5c3785", "jlord@a5c3785ed8d6a35868bc169f07e40e889087fd2e",
  ]
  private static let spans = [
    "foo", "foo ` bar", "``", " `` ", " a", " b ", " ", "  ", "foo``bar", "foo`", "`", "<a href=\"`\">`", "`\u{301}<b>",
    "a`\u{301}`",
    "\u{301}", "",
  ]

  @Test("a text is what GitHub links without a joiner, and nothing of that with it", arguments: autolinks + references)
  func noLinks(_ text: String) {
    let links = /@[A-Za-z0-9]|#[0-9]|(?i:gh)-[0-9]|:\/\/|(?i:www)\.|[0-9a-f]{7,40}$/.matchingSemantics(.unicodeScalar)
    #expect(text.contains(links))
    let escaped = MarkdownText.escaped(text)
    // A commit without its first digit is none.
    let found = escaped.matches(of: links).filter { escaped[..<$0.startIndex].unicodeScalars.last != "\u{200D}" }
    #expect(found.isEmpty, "\(escaped)")
    expectEqual(String(escaped.unicodeScalars.filter { $0 != "\\" && $0 != "\u{200D}" }.map(Character.init)), text)
  }

  @Test("a sign with a combining mark behind it is escaped as well")
  func combined() {
    expectEqual(
      Array(MarkdownText.escaped("*\u{301}<\u{338}").unicodeScalars),
      ["\\", "*", "\u{301}", "\\", "<", "\u{338}"]
    )
  }

  @Test("code ends where its text ends, by code points as Markdown counts them", arguments: spans + autolinks)
  func code(_ text: String) {
    let code = Array(MarkdownText.code(text).unicodeScalars)
    let fence = code.prefix { $0 == "`" }.count
    // The first run of as many backticks ends the code.
    var place = fence
    var end: Int?
    while place < code.count, end == nil {
      let run = code[place...].prefix { $0 == "`" }.count
      if run == fence { end = place }
      place += max(1, run)
    }
    expectEqual(end, code.count - fence)
    // A blank at both ends is taken away, unless there are only blanks.
    var inside = Array(code[fence..<(end ?? fence)])
    if inside.first == " ", inside.last == " ", inside.contains(where: { $0 != " " }) {
      inside = Array(inside.dropFirst().dropLast())
    }
    expectEqual(inside, text.isEmpty ? [" ", " "] : Array(text.unicodeScalars))
  }

  @Test("a bar in a table's cell ends no cell")
  func table() {
    expectEqual(MarkdownText.codeInTable("a|b\\|\u{301}"), "`a│b\\│\u{301}`")
  }

  @Test("a block ends behind its text")
  func block() {
    expectEqual(MarkdownText.block("```\u{301}\n```\n"), "````\n```\u{301}\n```\n````\n")
  }

  @Test("a quotation mark before a combining mark is quoted for the shell")
  func shell() {
    expectEqual("it'\u{301}s".shellQuoted.unicodeScalars.count { $0 == "'" }, 5)
  }
}
