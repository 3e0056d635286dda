import Expectations
import Foundation
import PetriDiagnostics
import Testing

@testable import PetriFormat
@testable import PetriLoader

@Suite("Problems as values")
struct ProblemTests {
  private let range = SourceFile(path: "a.yaml", text: "screen: a\n").range(8, 9)

  private func unknown(_ nearest: [String], known: [String], isFixable: Bool = true) -> Diagnostic {
    UnknownNameProblem(
      kind: .word("label style"),
      name: "huge",
      shown: "huge",
      nearest: nearest,
      known: known,
      isFixable: isFixable
    ).diagnostic(at: range)
  }

  @Test("an unknown name has a fix where one known name is near, and lists a few where none is")
  func names() {
    let one = unknown(["large"], known: ["large", "small"])
    #expect(one.code == .badValue && one.message == "unknown label style 'huge'")
    expectEqual(one.label, "did you mean 'large'?")
    #expect(one.fixIts.map(\.replacement) == ["large"] && one.fixIts.map(\.applicability) == [.maybe])
    expectEqual(unknown(["large"], known: ["large"], isFixable: false).fixIts, [])
    let two = unknown(["large", "hug"], known: ["large", "hug"])
    #expect(two.label == "did you mean 'large' or 'hug'?" && two.fixIts == [])
    expectEqual(unknown([], known: ["large", "small"]).label, "expected one of large, small")
    expectEqual(unknown([], known: ["large"]).label, "expected large")
    #expect(unknown([], known: (0..<25).map { "s\($0)" }).label == nil)
  }

  @Test("words are listed as a person lists them")
  func alternatives() {
    #expect([String]().alternatives == "" && ["a"].alternatives == "a")
    #expect(["a", "b"].alternatives == "a or b" && ["a", "b", "c"].alternatives == "a, b or c")
  }

  @Test("messages are made of problems and nowhere else")
  func onePlace() throws {
    let sources = URL(fileURLWithPath: #filePath).appending(path: "../../../Sources/Format").standardized
    let files = ["PetriFormat", "PetriLoader"].flatMap { module in
      FileManager.default.enumerator(at: sources.appending(path: module), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    let makers = try files.filter { $0.pathExtension == "swift" }.filter {
      try String(contentsOf: $0, encoding: .utf8).contains(/\bDiagnostic\(/)
    }
    #expect(files.count > 80)
    expectEqual(makers.map(\.lastPathComponent), ["Problem.swift"])
  }
}
