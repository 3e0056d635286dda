import Expectations
import Foundation
import PetriCatalog
import PetriDiagnostics
import Testing

@testable import PetriLoader

/// Tables of links as apps of some trades have them, each with links and where they lead.
///
/// `PETRI_RECORD=1 swift test --filter LinkTablesTests` writes where they lead anew.
@Suite("Tables of links in Tests/Examples/Links")
struct LinkTablesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Links")

  @Test(
    "every link leads where it should, with its values",
    arguments: ["bank", "encyclopaedia", "media", "shop", "social", "travel"]
  )
  func links(app: String) throws {
    let folder = Self.root.appending(path: app)
    let loaded = CatalogLoader(devices: ["iphone-16"]).load(try FolderSource(path: folder.path))
    #expect(!loaded.diagnostics.hasErrors, "\(loaded.diagnostics.map(\.message))")
    let file = folder.appending(path: "links.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines.count > 10)
    let found = lines.map { line in
      let link = String(line.prefix { $0 != " " })
      guard let destination = try? loaded.catalog.destination(of: link) else { return "\(link) -> no" }
      let fields = loaded.catalog.screen(named: destination.screen)?.context ?? []
      // Usual values are left out.
      let values = destination.context.entries.filter { entry in
        fields.first { $0.name == entry.name }?.fallback != entry.value
      }
      let context = values.sorted { $0.name < $1.name }.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
      return "\(link) -> \(destination.screen)" + (values.isEmpty ? "" : " {\(context)}")
    }
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] == "1" {
      try Data((found.joined(separator: "\n") + "\n").utf8).write(to: file)
    }
    expectEqual(found, lines.map(String.init))
  }
}
