import Expectations
import PetriDiagnostics
import Testing

@Suite("Diagnostics as text")
struct TextFormatterTests {
  private func diagnostic(_ text: String, _ marked: String, label: String? = nil) -> Diagnostic {
    let file = SourceFile(path: "Screens/a.yaml", text: text)
    let bytes = Array(text.utf8)
    let mark = Array(marked.utf8)
    let start = (0...(bytes.count - mark.count)).first { bytes[$0..<($0 + mark.count)].elementsEqual(mark) } ?? 0
    return Diagnostic(code: "some-code", "message", at: file.range(start, start + mark.count), label: label)
  }

  @Test("place, excerpt, mark, fix and path")
  func whole() {
    var diagnostic = diagnostic(
      "screen: checkout\nlayout:\n  kind: column\n  spacng: 8\n",
      "spacng",
      label: "did you mean 'spacing'?"
    )
    diagnostic.code = "unknown-key"
    diagnostic.message = "unknown key 'spacng' in 'layout'"
    diagnostic.yamlPath = "screens[3].layout.spacng"
    if let range = diagnostic.range {
      diagnostic.fixIts = [FixIt("replace 'spacng' with 'spacing'", range: range, replacement: "spacing")]
    }
    expectEqual(
      TextDiagnosticFormatter().format([diagnostic]),
      """
      Screens/a.yaml:4:3: error: unknown key 'spacng' in 'layout' [unknown-key]
      2 | layout:
      3 |   kind: column
      4 |   spacng: 8
        |   ^~~~~~ did you mean 'spacing'?
        = fix: replace 'spacng' with 'spacing'
        = path: screens[3].layout.spacng

      """
    )
  }

  @Test("marks stand under wide characters, emoji, accents and tabs")
  func wide() {
    let formatter = TextDiagnosticFormatter(linesAbove: 0)
    expectEqual(
      formatter.format(diagnostic("日本: 👩‍👩‍👧 e\u{301} 한국 x", "한국")),
      """
      Screens/a.yaml:1:14: error: message [some-code]
      1 | 日本: 👩‍👩‍👧 e\u{301} 한국 x
        |            ^~~~

      """
    )
    expectEqual(
      formatter.format(diagnostic("\ta:\tb", "b", label: "here")),
      """
      Screens/a.yaml:1:5: error: message [some-code]
      1 |     a:    b
        |           ^ here

      """
    )
  }

  @Test("a long line is clipped around the mark")
  func long() {
    let text = String(repeating: "a", count: 300) + "HERE" + String(repeating: "b", count: 300)
    let formatter = TextDiagnosticFormatter(columns: 40)
    expectEqual(
      formatter.format(diagnostic(text, "HERE")),
      """
      Screens/a.yaml:1:301: error: message [some-code]
      1 | …\(String(repeating: "a", count: 13))HERE\(String(repeating: "b", count: 21))…
        |               ^~~~

      """
    )
    expectEqual(
      formatter.format(diagnostic("HERE" + text, "HERE")),
      """
      Screens/a.yaml:1:1: error: message [some-code]
      1 | HERE\(String(repeating: "a", count: 35))…
        | ^~~~

      """
    )
    let end = formatter.format(diagnostic(String(repeating: "日", count: 50_000) + "HERE", "HERE"))
    #expect(end.hasSuffix("日HERE\n  |                                    ^~~~\n"), "\(end)")
  }

  @Test("notes near by share the excerpt, others have their own")
  func notes() {
    let file = SourceFile(path: "a.yaml", text: (1...30).map { "line\($0): x\n" }.joined())
    let other = SourceFile(path: "b.yaml", text: "other: y\n")
    let line = { (number: Int) in
      let range = file.lineRange(number)
      return file.range(range.lowerBound, range.lowerBound + 5)
    }
    let diagnostic = Diagnostic(
      .warning,
      code: "doubled",
      "message",
      at: line(20),
      label: "label",
      notes: [
        DiagnosticNote("near", at: line(17)), DiagnosticNote("below", at: line(21)), DiagnosticNote("far", at: line(3)),
        DiagnosticNote("elsewhere", at: other.range(0, 5)), DiagnosticNote("nowhere"),
      ]
    )
    expectEqual(
      TextDiagnosticFormatter().format(diagnostic),
      """
      a.yaml:20:1: warning: message [doubled]
      17 | line17: x
         | ----- near
      18 | line18: x
      19 | line19: x
      20 | line20: x
         | ^~~~~ label
      21 | line21: x
         | ----- below
         = note: nowhere
      a.yaml:3:1: note: far
      3 | line3: x
        | ^~~~~
      b.yaml:1:1: note: elsewhere
      1 | other: y
        | ^~~~~

      """
    )
  }

  @Test("text from outside is cleaned everywhere")
  func hostile() {
    let file = SourceFile(path: "a\u{1B}.yaml", text: "x: \u{1B}[2J\u{202E}\u{9B}")
    let diagnostic = Diagnostic(
      code: "c\u{7}",
      "m\u{1B}\n::error",
      at: file.range(3, 4),
      label: "l\u{202E}",
      notes: [DiagnosticNote("n\u{0}")],
      fixIts: [FixIt("f\r", range: file.range(3, 4), replacement: "")],
      yamlPath: "p\u{8}"
    )
    expectEqual(
      TextDiagnosticFormatter().format(diagnostic),
      """
      a␛.yaml:1:4: error: m␛␊::error [c␇]
      1 | x: ␛[2J<U+202E><U+009B>
        |    ^ l<U+202E>
        = note: n␀
        = fix: f␍
        = path: p␈

      """
    )
  }

  @Test("problems without a place, at the end of a file, over lines")
  func places() {
    let formatter = TextDiagnosticFormatter()
    expectEqual(formatter.format(Diagnostic(code: "c", "m", path: "p.yaml")), "p.yaml: error: m [c]\n")
    expectEqual(formatter.format(Diagnostic(.note, code: "c", "m")), "note: m [c]\n")
    let file = SourceFile(path: "p.yaml", text: "a:\n  b\n")
    expectEqual(
      formatter.format(Diagnostic(code: "c", "m", at: file.range(7, 7))),
      """
      p.yaml:3:1: error: m [c]
      1 | a:
      2 |   b
      3 |
        | ^

      """
    )
    #expect(formatter.format(Diagnostic(code: "c", "m", at: file.range(0, 6))).hasSuffix("1 | a:\n  | ^~\n"))
    let empty = SourceFile(path: "e.yaml", text: "")
    #expect(formatter.format(Diagnostic(code: "c", "m", at: empty.range(0, 0))).hasSuffix("1 |\n  | ^\n"))
  }

  @Test("file order, equal ones once, so many a file and a run, then how many more")
  func caps() {
    let files = ["b", "a"].map { SourceFile(path: $0, text: "12345678") }
    let all = files.flatMap { file in
      (0..<5).reversed().map { Diagnostic(code: "c", "m\($0)", at: file.range($0, $0 + 1)) }
    }
    let formatter = TextDiagnosticFormatter(maxPerFile: 2, maxPerRun: 3)
    let heads = formatter.format(all + all + [Diagnostic(code: "c", "m")]).split(separator: "\n").filter {
      !$0.contains("|")
    }
    expectEqual(
      heads,
      [
        "error: m [c]", "a:1:1: error: m0 [c]", "a:1:2: error: m1 [c]", "a: 3 more problems in this file",
        "5 more problems",
      ]
    )
    expectEqual(formatter.format([]), "")
    expectEqual("\(DiagnosticSummary(all))", "10 errors")
    expectEqual("\(DiagnosticSummary([all[0], Diagnostic(.warning, code: "c", "m")]))", "1 error, 1 warning")
    expectEqual("\(DiagnosticSummary([]))", "no problems")
  }

  @Test("the same mistake many times in a file is one block, with the lines of the others")
  func repeats() {
    func text(_ lines: Int, _ message: (Int) -> String = { _ in "m" }) -> String {
      let file = SourceFile(path: "a", text: String(repeating: "x\n", count: lines))
      return TextDiagnosticFormatter(linesAbove: 0).format(
        (0..<lines).map { Diagnostic(code: "c", message($0), at: file.range(2 * $0, 2 * $0 + 1)) }
      )
    }
    expectEqual(text(2), "a:1:1: error: m [c]\n1 | x\n  | ^\n  = note: 1 more like this, on line 2\n")
    #expect(text(4).hasSuffix("= note: 3 more like this, on lines 2, 3 and 4\n"))
    #expect(
      text(30).hasSuffix("= note: 29 more like this, on lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 and 17 more\n")
    )
    #expect(!text(4) { "m\($0)" }.contains("more like this"))
  }

  @Test("only a certain change is called a fix")
  func help() {
    let file = SourceFile(path: "a", text: "x\n")
    let fixes = [FixIt.Applicability.machine, .maybe].map {
      FixIt("write y", range: file.range(0, 1), replacement: "y", applicability: $0)
    }
    let text = TextDiagnosticFormatter().format(Diagnostic(code: "c", "m", at: file.range(0, 1), fixIts: fixes))
    #expect(text.hasSuffix("  = fix: write y\n  = help: write y\n"))
  }

  @Test("colours")
  func colors() {
    let text = TextDiagnosticFormatter(color: true).format(diagnostic("a: b", "b", label: "l"))
    expectEqual(
      text,
      """
      \u{1B}[1mScreens/a.yaml:1:4: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1mmessage\u{1B}[0m\u{1B}[2m [some-code]\u{1B}[0m
      \u{1B}[34m1 |\u{1B}[0m a: b
      \u{1B}[34m  |\u{1B}[0m    \u{1B}[31m^ l\u{1B}[0m

      """
    )
  }
}
