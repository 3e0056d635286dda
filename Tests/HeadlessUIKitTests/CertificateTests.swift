import Expectations
import Foundation
import Testing

/// `PETRI_RECORD=1 swift test --filter CertificateTests` makes the table of Benchmarks/Fidelity anew.
@MainActor @Suite struct CertificateTests {
  @Test("the page has the certificate as tests, facts and measures make it")
  func page() throws {
    let file = SystemTextFact.folder.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let first = try #require(text.range(of: "<!-- table: certificate -->\n"))
    let last = try #require(text.range(of: "<!-- end -->\n"))
    var refreshed = text
    refreshed.replaceSubrange(first.upperBound..<last.lowerBound, with: try Certificate.table())
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
      try refreshed.write(to: file, atomically: true, encoding: .utf8)
    } else {
      expectEqual(text, refreshed, "make it anew: PETRI_RECORD=1 swift test --filter CertificateTests")
    }
  }

  @Test("most of the frames that were held out are right")
  func frames() throws {
    let file = SystemTextFact.folder.appendingPathComponent("frames.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { $0.split(separator: "\t") }
    let free = try #require(rows.first { $0.prefix(2) == ["held out", "text-free"] })
    let (count, right) = (try #require(Double(free[2])), try #require(Double(free[3])))
    #expect(count > 1000 && right / count >= 0.95)
  }
}
