import Expectations
import Foundation
import PetriBrowser
import Testing

@Suite("The page about the browser")
struct BrowserPageTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../Sources/Frontends/PetriBrowser/PetriBrowser.docc/PetriBrowser.md").standardized

  @Test("names the keys that actions have", arguments: [KeyMap.Place.list, .map, .form, .launched])
  func keys(place: KeyMap.Place) throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let table = try #require(text.components(separatedBy: "<!-- keys: \(place.rawValue) -->\n").dropFirst().first)
    let rows = table.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }.dropFirst(2)
    let bindings = KeyMap().bindings(in: place).map(\.binding)
    #expect(rows.count > 2)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let names = cells[1].split(separator: ", ").map { $0.trimmingCharacters(in: ["`"]) }
      let binding = bindings.first { "`\($0.action)`" == cells[0] }
      expectEqual(binding?.keys.map(\.name), names, "\(cells[0]) in \(place.rawValue)")
    }
  }
}
