import Expectations
import Foundation
import PetriCatalog
import Testing

/// The expectations are the output of CommonMark 0.31.2's reference implementation for the same texts.
@Suite("Inline Markdown")
struct InlineMarkdownTests {
  /// The runs of a text as `text`, `text(style)`, `text(style)->address`, a value as `#`.
  private func runs(_ parts: MarkdownPart...) -> [String] {
    func text(_ parts: [MarkdownPart]) -> String {
      parts.map { if case .text(let text) = $0 { text } else { "#" } }.joined()
    }
    let names: [(MarkdownRun.Style, String)] = [
      (.italic, "i"), (.bold, "b"), (.strikethrough, "s"), (.code, "c"),
    ]
    return InlineMarkdown.runs(of: parts).map { run in
      let style = names.filter { run.style.contains($0.0) }.map(\.1).joined()
      return text(run.parts) + (style.isEmpty ? "" : "(\(style))") + (run.link.map { "->\(text($0))" } ?? "")
    }
  }

  @Test(
    "emphasis begins and ends beside letters, not inside words with underscores, and may stand in emphasis",
    arguments: [
      ("a *b* **c** ***d***", ["a ", "b(i)", " ", "c(b)", " ", "d(ib)"]), ("a_b_c", ["a_b_c"]),
      ("a*b*c", ["a", "b(i)", "c"]), ("**a*", ["*", "a(i)"]), ("* a*", ["* a*"]),
      ("*a **b** c*", ["a (i)", "b(ib)", " c(i)"]),
      ("*a **b*", ["*a *", "b(i)"]), ("~~a~~ ~b~ ~~~c~~~", ["a(s)", " ", "b(s)", " ~~~c~~~"]), ("~~a~", ["~~a~"]),
      ("\"*a*\"", ["\"", "a(i)", "\""]), ("a**\"b\"**c", ["a**\"b\"**c"]), ("a€**b**c", ["a€", "b(b)", "c"]),
      ("*a\nb*", ["a\nb(i)"]),
    ]
  )
  func emphasis(text: String, expected: [String]) {
    expectEqual(runs(.text(text)), expected)
  }

  @Test(
    "code is between equally many backticks, and nothing in it has a meaning",
    arguments: [
      ("`a*b*`", ["a*b*(c)"]), ("`` a`b ``", ["a`b(c)"]), ("`a``", ["`a``"]), ("*a `b*`", ["*a ", "b*(c)"]),
      ("` `", [" (c)"]), ("`a\nb`", ["a b(c)"]), ("\\`a`", ["`a`"]), ("**`a`**", ["a(bc)"]),
      ("`a` `b`", ["a(c)", " ", "b(c)"]),
    ]
  )
  func code(text: String, expected: [String]) {
    expectEqual(runs(.text(text)), expected)
  }

  @Test(
    "links have an address, perhaps a title, and no link in them; an image is its text",
    arguments: [
      ("[a](b)", ["a->b"]), ("[a](<b c> \"t\")", ["a->b c"]), ("[*a* `b`](c)", ["a(i)->c", " ->c", "b(c)->c"]),
      ("*[a](b*)*", ["a(i)->b*"]), ("[a [b](c) d](e)", ["[a ", "b->c", " d](e)"]), ("[a](b", ["[a](b"]),
      ("[a] (b)", ["[a] (b)"]),
      ("[a](b(c)d)", ["a->b(c)d"]), ("[a](b\\)c)", ["a->b)c"]), ("[a](b&amp;c 't')", ["a->b&c"]), ("[a]()", ["a->"]),
      ("![a *b*](c)", ["a ", "b(i)"]), ("[![a](b)](c)", ["a->c"]), ("[a][b]", ["[a][b]"]), ("]", ["]"]),
      ("[a*b](c)*", ["a*b->c", "*"]),
      ("<https://a.example/b>", ["https://a.example/b->https://a.example/b"]),
      ("<a@b.example>", ["a@b.example->mailto:a@b.example"]),
      ("<a b>", ["<a b>"]), ("[a](b)[c](b)", ["a->b", "c->b"]),
    ]
  )
  func links(text: String, expected: [String]) {
    expectEqual(runs(.text(text)), expected)
  }

  @Test(
    "a backslash, a reference of HTML and HTML itself take the meaning from characters",
    arguments: [
      ("\\*a\\*", ["*a*"]), ("\\a", ["\\a"]), ("&#42;a&#x2A; &euro;&nbsp;&bogus; &amp", ["*a* €\u{A0}&bogus; &amp"]),
      ("&#0;&#xFFFFFF;", ["\u{FFFD}\u{FFFD}"]), ("<b title='*'>a*</b>", ["<b title='*'>a*</b>"]),
      ("<!-- * --> *", ["<!-- * --> *"]),
      ("*a <!--> b*", ["a <!--> b(i)"]), ("<!--->*a*", ["<!--->", "a(i)"]),
      ("<?a *?> <!A *> <![CDATA[*]]>", ["<?a *?> <!A *> <![CDATA[*]]>"]), ("a < *b*", ["a < ", "b(i)"]),
      ("a\\\nb", ["a\nb"]), ("", []),
    ]
  )
  func characters(text: String, expected: [String]) {
    expectEqual(runs(.text(text)), expected)
  }

  @Test("a value is a letter wherever it is, and is known by its place")
  func values() {
    expectEqual(runs(.text("**"), .value(0), .text("**, [a](b/"), .value(1), .text(")")), ["#(b)", ", ", "a->b/#"])
    expectEqual(
      InlineMarkdown.runs(of: [.value(3), .text("*a"), .value(0), .text("*")]),
      [MarkdownRun([.value(3)]), MarkdownRun([.text("a"), .value(0)], style: .italic)]
    )
  }

  @Test(
    "beginnings that never end cost no more than their length",
    arguments: ["*a_ ", "[", "![", "<!--", "`a``", "[a](", "<a b=\"", "&#"]
  )
  func growth(text: String) {
    // Of this thread alone, whatever else the machine does.
    func cost(_ count: Int) -> Int {
      let text = String(repeating: text, count: count)
      var (start, end) = (timespec(), timespec())
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
      _ = InlineMarkdown.runs(of: [.text(text)])
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
      return (end.tv_sec - start.tv_sec) * 1_000_000_000 + end.tv_nsec - start.tv_nsec
    }
    _ = cost(100)
    let (short, long) = ((0..<3).map { _ in cost(1_000) }.min()!, (0..<3).map { _ in cost(32_000) }.min()!)
    // Thirty-two times the length; were it quadratic, the cost would be 1,024 times as much.
    #expect(long < short * 300)
  }
}
