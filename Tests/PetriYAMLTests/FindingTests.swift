import PetriDiagnostics
import PetriYAML
import Testing

/// Problems of a file, as values: a caller looks at cases, not at words.
@Suite("Findings")
struct FindingTests {
  private func problems(_ text: String) -> [YAMLProblem] { Marked(text).parse().findings.map(\.problem) }

  @Test("a problem is a case with what there is to know about it")
  func cases() {
    #expect(problems("a: b: c\n") == [.colonInValue(commaBefore: nil)])
    #expect(problems("- {a: b c: d}\n") == [.colonInValue(commaBefore: "c")])
    #expect(problems("- [shop://x/{id}]\n") == [.braceInValue])
    #expect(problems("a: 1\na: 2\n") == [.duplicateKey("a", first: 0..<1)])
    #expect(problems("a: &title 1\nb: *titel\n") == [.undefinedAnchor("titel", nearest: "title")])
    #expect(problems("a: [1\n") == [.unclosedBracket(.square, next: nil)])
    #expect(problems("a: 'it's'\n") == [.apostropheInQuotes])
    #expect(problems("title:Foo\nb: 1\n") == [.missingSpace(after: ":")])
  }

  @Test("findings and diagnostics are in the same order, and each diagnostic is made of its finding alone")
  func order() {
    for broken in BrokenFiles.all {
      let stream = Marked(broken.text).parse()
      #expect(stream.findings.map { $0.diagnostic(in: stream.file) } == stream.diagnostics)
    }
  }
}
