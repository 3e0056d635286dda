import Expectations
import Foundation
import Testing

/// `PETRI_RECORD=1 swift test --filter HousePageTests` makes the page's table anew.
@Suite("The page about the house")
struct HousePageTests {
  private static let page = PackageFolder.url.appending(path: "Sources/README.md")

  @Test("has the import table")
  func imports() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let (begin, end) = ("<!-- table: imports -->\n", "<!-- end -->\n")
    let first = try #require(text.range(of: begin)?.upperBound)
    let last = try #require(text.range(of: end, range: first..<text.endIndex)?.lowerBound)
    let refreshed = text[..<first] + Self.table + text[last...]
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
      try Data(refreshed.utf8).write(to: Self.page, options: .atomic)
    } else {
      expectEqual(text, String(refreshed), "make it anew: PETRI_RECORD=1 swift test --filter HousePageTests")
    }
  }

  @Test("has a room for every module in its picture")
  func picture() throws {
    let picture = try String(contentsOf: PackageFolder.url.appending(path: "Sources/house.svg"), encoding: .utf8)
    let words = Set(picture.matches(of: /[A-Za-z_]+/).map { String($0.0) })
    let folders = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.url.appending(path: "Sources").path)
    let modules = folders.filter { !$0.hasPrefix(".") && !$0.contains(".") }
    expectEqual(modules.filter { !words.contains($0) }.sorted(), [])
  }

  /// The rows, those above before those that they import.
  private static var table: String {
    let rows = ImportTableTests.table.mapValues { $0.filter { ImportTableTests.table[$0] != nil } }
    func below(_ module: String) -> Set<String> {
      let own = rows[module, default: []].subtracting([module])
      return own.reduce(own) { $0.union(below($1)) }
    }
    let order = rows.keys.sorted { (-below($0).count, $0) < (-below($1).count, $1) }
    let lines = order.map { module in
      let imported = ImportTableTests.table[module, default: []].subtracting([module]).sorted()
      return "| `\(module)` |" + (imported.isEmpty ? "" : " \(imported.map { "`\($0)`" }.joined(separator: ", "))")
        + " |\n"
    }
    return "| module | may import |\n| --- | --- |\n" + lines.joined()
  }
}
