import Expectations
import PetriDiagnostics
import PetriYAML
import Testing

@Suite("What is wrong with a file as YAML")
struct DiagnosticTests {
  @Test("each mistake has one message, at its place", arguments: BrokenFiles.all)
  func place(_ broken: BrokenFile) throws {
    let marked = Marked(broken.text)
    let stream = marked.parse()
    expectEqual(stream.diagnostics.map(Finding.init), zip(broken.codes, marked.ranges).map { Finding($0, $1) })
    expectEqual(stream.diagnostics.first?.message, broken.message)
  }

  @Test("every code is tried")
  func everyCode() {
    // These need bytes that a Swift string can't hold, or sizes; they have tests of their own.
    let elsewhere: Set<DiagnosticCode> = [.wrongEncoding, .notUTF8, .limitExceeded]
    let tried = Set(BrokenFiles.all.flatMap(\.codes)).union(elsewhere)
    expectEqual(Set(DiagnosticCode.allYAML), tried)
    expectEqual(Set(DiagnosticCode.allYAML).count, DiagnosticCode.allYAML.count)
  }

  @Test(
    "certain fixes put the file right",
    arguments: [
      ("a:\n\tb: 1\n", "a:\n  b: 1\n"),
      ("a: b: c\n", "a: \"b: c\"\n"),
      ("a: say \"x\": c\n", "a: 'say \"x\": c'\n"),
      ("screen: x\ntitle:Foo\ngroup: y\n", "screen: x\ntitle: Foo\ngroup: y\n"),
      ("{text: Hi, when: ${signed}}\n", "{text: Hi, when: \"${signed}\"}\n"),
      ("a: [Hi ${a}, ${b} you]\n", "a: [\"Hi ${a}\", \"${b} you\"]\n"),
      ("a: 'it's'\n", "a: 'it''s'\n"),
      ("links: [shop://x/{id}, shop://y]\n", "links: [\"shop://x/{id}\", shop://y]\n"),
      ("- {text: Hi, color: #F60}\n", "- {text: Hi, color: \"#F60\"}\n"),
      ("a: \"C:\\Windows\"\n", "a: \"C:\\\\Windows\"\n"),
      ("a: 1\rb: 2\n", "a: 1\nb: 2\n"),
      ("a: 1\n\u{FEFF}b: 2\n", "a: 1\nb: 2\n"),
    ]
  )
  func fixes(_ broken: String, _ whole: String) {
    var text = broken
    for _ in 0..<4 {
      let stream = Marked(text).parse()
      guard let fix = stream.diagnostics.flatMap(\.fixIts).last(where: { $0.applicability == .machine }) else { break }
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(fix.range.offsets, with: Array(fix.replacement.utf8))
      text = String(decoding: bytes, as: UTF8.self)
    }
    expectEqual(text, whole)
    expectEqual(Marked(text).parse().diagnostics, [])
  }

  @Test("the complete text of a message with a note and a fix")
  func wholeText() {
    let stream = Marked("a: &title 1\nb: *titel\nb: 2\n").parse()
    expectEqual(
      TextDiagnosticFormatter().format(stream.diagnostics),
      """
      screen.yaml:2:4: error: undefined anchor '&titel' [undefined-alias]
      1 | a: &title 1
      2 | b: *titel
        |    ^~~~~~ did you mean '*title'?
        = help: replace '*titel' with '*title'

      screen.yaml:3:1: error: duplicate key 'b' [doubled-key]
      1 | a: &title 1
      2 | b: *titel
        | - first defined here
      3 | b: 2
        | ^ remove or rename one of the two

      """
    )
  }

  @Test("what is around an error of syntax is delivered, and what had to be left out is known")
  func aroundErrors() {
    let stream = Marked("a: 1\n---\nb: 2\nc: [1\nd: 4\n---\ne: 5\nf: @6\n  g: 7\nh: 8\n---\ni: 9\n").parse()
    expectEqual(stream.documents.map(\.outline), ["{a: 1}", "{b: 2, d: 4}", "{e: 5, h: 8}", "{i: 9}"])
    expectEqual(stream.diagnostics.map(\.code), [.unclosedBracket, .reservedCharacter])
    expectEqual(stream.maskedLines, [4, 8, 9])
    expectEqual(stream.documents.map(stream.isMasked), [false, true, true, false])
  }

  @Test("an entry that can't be left out alone takes what it is in with it, and a hopeless file comes to an end")
  func parents() {
    let nested = Marked("a:\n  b:\n    - c\n    d: e\nf: 1\n").parse()
    expectEqual(nested.documents.last?.outline.hasSuffix("f: 1}"), true)
    expectEqual(nested.diagnostics.count, 1)
    let hopeless = Marked(String(repeating: "a: b: c\n", count: 2_000)).parse()
    expectEqual(hopeless.diagnostics.count, 20)
    for text in [
      "[", "]", "a: [", "- - - [", "%", "\"", "? [", "a:\n\tb", "{{{{", "&", "*", "a: *", "!!", "--- |\n @\n---\n@",
    ] {
      _ = Marked(text).parse()
    }
  }

  @Test("a file with problems of the profile alone is delivered entirely, and names the nodes not to trust")
  func broken() throws {
    let stream = Marked("a: *x\nb: one\n  two\nc: !t 3\na: 4\n").parse()
    let root = try #require(stream.documents.first)
    expectEqual(root.outline, "{a: ~, b: one two, c: 3}")
    expectEqual(root.entries.map(\.value.isBroken), [true, true, false])
    expectEqual(root.count, 3)
  }

  @Test("bytes that aren't UTF-8 are shown at their place, and the rest is read")
  func notUTF8() {
    let bytes = Array("a: caf".utf8) + [0xE9] + Array("\nb: *x\n".utf8)
    let stream = YAMLStream.parse(SourceFile(path: "latin-1.yaml", bytes: bytes))
    expectEqual(
      stream.diagnostics.map(Finding.init),
      [Finding(.notUTF8, 6..<7), Finding(.undefinedAlias, 11..<13)]
    )
    expectEqual(
      TextDiagnosticFormatter(linesAbove: 0).format(stream.diagnostics[0]),
      """
      latin-1.yaml:1:7: error: this byte isn't valid UTF-8 [not-utf-8]
      1 | a: caf\\xE9
        |       ^~~~ save the file as UTF-8

      """
    )
  }

  @Test(
    "UTF-16 and UTF-32 are refused",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x61], "UTF-16"),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
    ] as [([UInt8], String)]
  )
  func wideEncodings(_ bytes: [UInt8], _ name: String) {
    let stream = YAMLStream.parse(SourceFile(path: "a.yaml", bytes: bytes))
    expectEqual(stream.diagnostics.map(\.message), ["the file is encoded in \(name)"])
    #expect(stream.documents.isEmpty)
  }
}
