import Expectations
import Foundation
import PetriFormat
import Testing

/// `PETRI_RECORD=1 swift test --filter FormatPageTests` makes the page's tables anew.
@Suite("The page about the format")
struct FormatPageTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../Sources/PetriCatalog/PetriCatalog.docc/Format.md").standardized

  @Test("has the tables of the grammar")
  func tables() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let refreshed = try FormatTable.refreshing(text)
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
      try Data(refreshed.utf8).write(to: Self.page, options: .atomic)
    } else {
      expectEqual(text, refreshed, "make them anew: PETRI_RECORD=1 swift test --filter FormatPageTests")
    }
    let missing = FormatTable.all.map(\.name).filter { !text.contains("<!-- table: \($0) -->") }
    expectEqual(missing, [], "tables that the page leaves out")
  }

  @Test("has every heading that the tables lead to")
  func headings() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    for heading in Construct.allCases.compactMap(\.heading) { #expect(text.contains("\n## \(heading)\n")) }
  }

  @Test(
    "a marker that names no table, or has no end, is refused",
    arguments: ["<!-- table: none -->\n<!-- end -->", "<!-- table: screen -->\n"]
  )
  func markers(_ page: String) {
    #expect(throws: FormatTable.Problem.self) { try FormatTable.refreshing(page) }
  }
}
