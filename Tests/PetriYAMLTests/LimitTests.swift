import Expectations
import PetriDiagnostics
import PetriYAML
import Testing
import Thoroughness

@Suite("Limits")
struct LimitTests {
  /// A limit, a change of it, a file that is just under and one that is just over.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var under: String
    var over: String
    var set: @Sendable (inout YAMLLimits) -> Void
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "fileBytes", under: "a: 1\n", over: "a: 12\n") { $0.fileBytes = 5 },
    Case(name: "lineBytes", under: "a: 1234567\n", over: "a: 12345678\n") { $0.lineBytes = 10 },
    Case(name: "blankLines", under: "a: 1\n\n\n \nb: 1\n", over: "a: 1\n\n\n \n\nb: 1\n") { $0.blankLines = 3 },
    Case(name: "blanksInLine", under: "a:     1\n", over: "a:      1\n") { $0.blanksInLine = 5 },
    Case(name: "documents", under: "a\n---\nb\n", over: "a\n---\nb\n---\nc\n") { $0.documents = 2 },
    Case(name: "nodes", under: "a: [1, 2]\n", over: "a: [1, 2, 3]\n") { $0.nodes = 5 },
    Case(name: "depth", under: "a:\n  - b: 1\n", over: "a:\n  - b:\n      - 1\n") { $0.depth = 3 },
    Case(name: "depth", under: "a: &x [[1]]\nb: *x\n", over: "a: &x [[1]]\nb: [*x]\n") { $0.depth = 3 },
    Case(name: "flowDepth", under: "a: [[1]]\n", over: "a: [[[1]]]\n") { $0.flowDepth = 2 },
    Case(name: "scalarBytes", under: "a: 12345\n", over: "a: 123456\n") { $0.scalarBytes = 5 },
    Case(name: "keyBytes", under: "12345: a\n", over: "123456: a\n") { $0.keyBytes = 5 },
    Case(name: "differentKeys", under: "a: {b: 1}\n", over: "a: {b: {c: 1}}\n") { $0.differentKeys = 2 },
    Case(name: "anchors", under: "- &a 1\n- &b 1\n", over: "- &a 1\n- &b 1\n- &c 1\n") { $0.anchors = 2 },
    Case(name: "aliases", under: "- &a 1\n- *a\n", over: "- &a 1\n- *a\n- *a\n") { $0.aliases = 1 },
    Case(name: "mergeKeys", under: "{<<: {a: 1}}\n", over: "- {<<: {a: 1}}\n- {<<: {a: 1}}\n") { $0.mergeKeys = 1 },
    Case(
      name: "mergeSources",
      under: "{<<: [{a: 1}, {b: 1}]}\n",
      over: "{<<: [{a: 1}, {b: 1}, {c: 1}]}\n"
    ) { $0.mergeSources = 2 },
    Case(name: "expandedNodes", under: "- &a [1, 2]\n- *a\n", over: "- &a [1, 2]\n- *a\n- *a\n- *a\n") {
      $0.expandedNodes = 2
      $0.expansionFactor = 1
    },
  ]

  @Test("just under is fine, just over is an error that names the limit", arguments: cases)
  func limit(_ limit: Case) {
    var options = YAMLOptions()
    limit.set(&options.limits)
    expectEqual(Marked(limit.under).parse(options).diagnostics, [])
    let over = Marked(limit.over).parse(options)
    expectEqual(over.diagnostics.map(\.code), [.limitExceeded])
    let message = over.diagnostics.first?.message ?? ""
    #expect(message.contains("the limit '\(limit.name)' is "), "\(message)")
  }

  @Test("directives are limited where they are allowed")
  func directives() {
    var options = YAMLOptions(profile: .full)
    options.limits.directives = 2
    let line = "%TAG !a! tag:a\n"
    expectEqual(Marked(line + "---\na: 1\n").parse(options).diagnostics, [])
    expectEqual(Marked(line + line + line + "---\na: 1\n").parse(options).diagnostics.map(\.code), [.limitExceeded])
  }
}

@Suite("Hostile files", .timeLimit(.minutes(5)))
struct HostileFileTests {
  private func codes(_ text: String, _ options: YAMLOptions = YAMLOptions()) -> [DiagnosticCode] {
    Marked(text).parse(options).diagnostics.map(\.code)
  }

  @Test("10,000 levels deep")
  func deep() {
    expectEqual(codes(String(repeating: "[", count: 10_000)), [.limitExceeded])
    expectEqual(codes(String(repeating: "{\"\":[", count: 2_000)), [.limitExceeded])
    expectEqual(codes((0..<100).map { String(repeating: " ", count: $0) + "a:\n" }.joined()), [.limitExceeded])
    expectEqual(codes(String(repeating: "- ", count: 5_000) + "a"), [.limitExceeded])
  }

  @Test("a bomb of aliases is refused before anything is followed")
  func bomb() {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<40 {
      yaml += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 5).joined(separator: ", "))]\n"
    }
    let stream = Marked(yaml).parse()
    expectEqual(stream.diagnostics.map(\.code), [.limitExceeded])
    #expect(stream.documents.isEmpty)
  }

  @Test("a scalar of 20 MB is refused by the file's size")
  func huge() {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 20 << 20)
    let stream = YAMLStream.parse(SourceFile(path: "huge.yaml", bytes: bytes))
    expectEqual(stream.diagnostics.map(\.code), [.limitExceeded])
  }

  @Test("quadratic inputs of libyaml are stopped")
  func quadratic() {
    #expect(codes(String(repeating: "%TAG !a! tag:b\n", count: 40_000)).contains(.directive))
    #expect(codes("a: |\n" + String(repeating: "\n", count: 300_000) + "b\n").contains(.limitExceeded))
    expectEqual(codes("a: x" + String(repeating: " ", count: 10_000) + "y\n"), [.limitExceeded])
  }

  @Test("any bytes give an answer and places inside the file")
  func anyBytes() {
    var state: UInt64 = 42
    let alphabet = Array("ab:- \n\t'\"[]{},&*!|>#%@?<\\u0é日\u{202E}\u{FEFF}\r~".utf8) + [0xFF, 0x80, 0x1B, 0x00]
    for round in 0..<Thoroughness.count(1_000, all: 3_000) {
      var bytes: [UInt8] = []
      for _ in 0..<(round % 60) {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        bytes.append(alphabet[Int(state % UInt64(alphabet.count))])
      }
      for profile in YAMLProfile.allCases {
        let file = SourceFile(path: "any.yaml", bytes: bytes)
        let stream = YAMLStream.parse(file, options: YAMLOptions(profile: profile))
        for diagnostic in stream.diagnostics {
          let ranges = [diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.fixIts.map(\.range)
          for case let range? in ranges {
            #expect(range.startOffset >= 0 && range.endOffset <= bytes.count, "\(bytes) \(diagnostic)")
          }
        }
        #expect(!stream.documents.isEmpty || !stream.diagnostics.isEmpty || isEmptyOrComment(bytes), "\(bytes)")
        _ = stream.documents.map(\.outline)
        _ = TextDiagnosticFormatter().format(stream.diagnostics)
      }
    }
  }

  private func isEmptyOrComment(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).allSatisfy { line in
      let content = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
      return content.isEmpty || content.first == "#" || content.first == "%"
    }
  }
}
