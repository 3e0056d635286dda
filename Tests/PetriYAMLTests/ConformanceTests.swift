import Expectations
import Foundation
import PetriDiagnostics
import PetriYAML
import Testing

/// The YAML test suite against both profiles. The verdicts stand in `YAMLTestSuite.txt`, so that a change in either
/// direction is seen; `PETRI_RECORD=1 swift test --filter Conformance` writes them anew.
@Suite("The YAML test suite")
struct ConformanceTests {
  private static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "YAMLTestSuite.txt")

  @Test(
    "gets the verdicts of the tables, in all of YAML and in Petri's profile",
    .enabled(if: SuiteCase.folder != nil, "needs the suite at ../shared/data/yaml-test-suite")
  )
  func verdicts() throws {
    let cases = try SuiteCase.all(in: #require(SuiteCase.folder))
    expectEqual(cases.count, 402)
    var right = 0
    let rows = cases.map { suiteCase in
      let full = verdict(of: suiteCase)
      if full == "right" { right += 1 }
      return "\(suiteCase.name) \(full) \(codes(suiteCase, .petri))\n"
    }
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
      try Data(rows.joined().utf8).write(to: Self.table, options: .atomic)
    }
    let expected = try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n").map { "\($0)\n" }
    expectEqual(rows.difference(from: expected).map { "\($0)" }, [])
    // As many as the system's libyaml 0.2.5 gets right itself.
    #expect(right >= 330)
  }

  private func parse(_ suiteCase: SuiteCase, _ profile: YAMLProfile) -> YAMLStream {
    YAMLStream.parse(SourceFile(path: "in.yaml", bytes: suiteCase.bytes), options: YAMLOptions(profile: profile))
  }

  /// The codes of the errors, or `ok`.
  private func codes(_ suiteCase: SuiteCase, _ profile: YAMLProfile) -> String {
    let errors = parse(suiteCase, profile).diagnostics.filter { $0.severity == .error }
    return errors.isEmpty ? "ok" : Set(errors.map(\.code.rawValue)).sorted().joined(separator: ",")
  }

  /// The verdict of all of YAML on a case: `right`, or in which way it is not.
  private func verdict(of suiteCase: SuiteCase) -> String {
    let isRefused = codes(suiteCase, .full) != "ok"
    if suiteCase.mustFail { return isRefused ? "right" : "accepted" }
    if isRefused { return "refused" }
    return parse(suiteCase, .full).events == suiteCase.events ? "right" : "other"
  }
}
