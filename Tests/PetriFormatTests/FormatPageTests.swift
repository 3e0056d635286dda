import Expectations
import Foundation
import PetriFormat
import Testing

/// `PETRI_RECORD=1 swift test --filter FormatPageTests` makes the pages' tables anew.
@Suite("The pages about the format")
struct FormatPageTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../Sources/Model/PetriCatalog/PetriCatalog.docc").standardized

  /// The pages' texts by their files.
  private static func pages() throws -> [String: String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = files.filter { $0.hasPrefix("Format") && $0.hasSuffix(".md") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    )
  }

  /// The headings that tables link to, with their pages' files; a heading counts for each page that has it.
  private static func headings(of pages: [String: String]) -> [(heading: String, file: String)] {
    Set(Construct.allCases.compactMap(\.heading)).sorted().flatMap { heading in
      pages.filter { $0.value.contains("\n## \(heading)\n") }.map { (heading, $0.key) }
    }
  }

  @Test("have the tables of the grammar")
  func tables() throws {
    let pages = try Self.pages()
    let headings = Self.headings(of: pages)
    for (file, text) in pages {
      let elsewhere = Dictionary(headings.filter { $0.file != file }, uniquingKeysWith: { first, _ in first })
      let refreshed = try FormatTable.refreshing(text, elsewhere: elsewhere)
      if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
        try Data(refreshed.utf8).write(to: Self.folder.appending(path: file), options: .atomic)
      } else {
        expectEqual(text, refreshed, "\(file): make them anew: PETRI_RECORD=1 swift test --filter FormatPageTests")
      }
    }
    for table in FormatTable.all {
      let count = pages.values.count { $0.contains("<!-- table: \(table.name) -->") }
      expectEqual(count, 1, "pages with the table '\(table.name)'")
    }
  }

  @Test("have every heading that the tables lead to, on one page")
  func headings() throws {
    let found = Self.headings(of: try Self.pages()).map(\.heading)
    expectEqual(found, Set(Construct.allCases.compactMap(\.heading)).sorted())
  }

  @Test(
    "a marker that names no table, or has no end, is refused",
    arguments: ["<!-- table: none -->\n<!-- end -->", "<!-- table: screen -->\n"]
  )
  func markers(_ page: String) {
    #expect(throws: FormatTable.Problem.self) { try FormatTable.refreshing(page) }
  }
}
