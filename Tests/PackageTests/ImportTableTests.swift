import Expectations
import Foundation
import Testing

/// Who may import whom: the table of the house, held against the sources.
@Suite("The import table")
struct ImportTableTests {
  /// A module's row: those of ours that it may import, and those from outside.
  static let table: [String: Set<String>] = [
    "petri": ["PetriCommand", "SampleScreens"],
    "SampleScreens": ["PetriComposer", "PetriCatalog", "PetriRouting", "PetriUIKit"],
    "PetriAudit": [
      "PetriSnapshots", "PetriRendering", "PetriComposer", "PetriUIKit", "PetriLoader", "PetriFormat",
      "PetriCatalog", "PetriYAML", "PetriDiagnostics", "PetriFiles", "PetriText",
    ],
    "PetriAgent": [
      "PetriSnapshots", "PetriRendering", "PetriComposer", "PetriUIKit", "PetriCatalog", "PetriFiles", "PetriText",
    ],
    "InterfaceCanvas": ["HeadlessUIKit", "InterfaceBuilder"],
    "PetriChecks": [
      "PetriExplorer", "PetriSnapshots", "PetriRendering", "PetriRouting", "PetriComposer", "PetriUIKit",
      "PetriCatalog",
      "PetriFiles", "PetriText",
    ],
    "PetriExplorer": ["PetriCatalog", "PetriComposer", "PetriRendering", "PetriUIKit", "PetriText"],
    "PetriGallery": [
      "PetriExplorer", "PetriSnapshots", "PetriRendering", "PetriComposer", "PetriUIKit", "PetriCatalog", "PetriText",
    ],
    "PetriCommand": [
      "InterfaceBuilder", "InterfaceCanvas", "PetriAgent", "PetriAudit", "PetriChecks", "PetriGallery", "PetriExplorer",
      "PetriImport", "PetriSnapshots", "PetriRendering",
      "PetriComposer",
      "PetriUIKit", "PetriLoader", "PetriFormat",
      "PetriCatalog",
      "PetriLinks", "PetriRouting", "PetriYAML",
      "PetriDiagnostics", "PetriText", "PetriFiles", "PetriTerminal", "PetriBrowser", "PetriLanguageServer",
      "PetriModelContext", "PetriJSONRPC", "CSystem", "ArgumentParser",
    ],
    "PetriLanguageServer": [
      "PetriLoader", "PetriFormat", "PetriCatalog", "PetriSnapshots", "PetriYAML", "PetriLinks", "PetriJSONRPC",
      "PetriDiagnostics", "PetriFiles", "PetriText",
    ],
    "PetriSnapshotTesting": [
      "PetriChecks", "PetriSnapshots", "PetriRendering", "PetriLoader", "PetriDiagnostics", "PetriCatalog",
      "PetriComposer",
      "PetriUIKit", "PetriText", "PetriFiles", "Testing", "XCTest",
    ],
    "PetriBrowser": ["PetriCatalog", "PetriText"],
    "PetriTerminal": ["PetriText", "CSystem"],
    "PetriSnapshots": [
      "PetriCatalog", "PetriComposer", "PetriUIKit", "PetriRendering", "PetriDiagnostics", "PetriText", "PetriFiles",
    ],
    "PetriRendering": ["PetriCatalog", "PetriComposer", "PetriRouting", "PetriUIKit", "PetriText"],
    "PetriComposer": ["PetriCatalog", "PetriRouting", "PetriUIKit", "PetriText"],
    "PetriRouting": ["PetriUIKit"],
    "PetriUIKit": ["HeadlessUIKit", "UIKit"],
    "UIKit": ["UIKit", "HeadlessUIKit", "CoreGraphics", "QuartzCore"],
    "QuartzCore": ["HeadlessUIKit", "CoreGraphics"],
    "CoreGraphics": ["HeadlessUIKit"],
    "_Testing_UIKit": [],
    "_Testing_CoreGraphics": [],
    "PetriOS": ["PetriOS"],
    "PetriSwiftUI": ["UIKit"],
    "PetriXCTest": ["XCTest"],
    "ObjectiveCRewriting": [],
    "ObjectiveCTool": ["ObjectiveCRewriting"],
    "PetriFormat": [
      "PetriCatalog", "PetriLinks", "OpenType", "PetriYAML", "PetriDiagnostics", "PetriText", "CSystem",
    ],
    "PetriLoader": [
      "PetriFormat", "PetriCatalog", "PetriLinks", "PetriYAML", "PetriDiagnostics", "PetriText",
      "PetriFiles", "OpenType", "ImageFormats", "InterfaceBuilder", "CSystem",
    ],
    "PetriImport": [
      "PetriLoader", "PetriFormat", "PetriCatalog", "PetriLinks", "PetriDiagnostics", "PetriText", "PetriFiles",
      "InterfaceBuilder",
    ],
    "PetriYAML": ["CYAML", "PetriDiagnostics"],
    "PetriDiagnostics": ["PetriText"],
    "Cassowary": [],
    "HeadlessUIKit": ["Cassowary", "ImageFormats", "InterfaceBuilder", "OpenType"],
    "ImageFormats": [],
    "InterfaceBuilder": [],
    "OpenType": [],
    "PetriCatalog": ["PetriExpressions", "PetriLinks", "OpenType", "InterfaceBuilder"],
    "PetriModelContext": ["PetriJSONRPC", "PetriText"],
    "PetriJSONRPC": ["PetriText"],
    "PetriLinks": [],
    "PetriExpressions": [],
    "PetriFiles": ["CSystem", "PetriText"],
    "PetriText": [],
  ]

  /// The system's modules, which every module may import.
  static let system: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationXML", "Glibc", "Musl", "Darwin", "Dispatch", "Synchronization",
    "Swift",
  ]

  @Test("every import of every module is in its row")
  func importsAreAllowed() throws {
    var violations: [String] = []
    for (module, file, imported) in try Self.imports() {
      let allowed = Self.table[module] ?? []
      if !allowed.contains(imported), !Self.system.contains(imported) {
        violations.append("\(file) imports \(imported), which \(module) may not")
      }
    }
    expectEqual(violations, [])
  }

  @Test("the table has a row for every module of Swift, and no other")
  func rowsAreModules() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources)
    let modules = Set(
      folders.filter {
        !$0.contains(".") && !["CYAML", "CSystem", "CUIKit", "CPetriOS", "CHeadlessUIKit"].contains($0)
      }
    )
    expectEqual(Set(Self.table.keys), modules)
  }

  @Test("the table has no ways round in a circle")
  func importsGoDownwards() {
    var settled: Set<String> = []
    var progress = true
    while progress {
      progress = false
      for (module, imported) in Self.table where !settled.contains(module) {
        if imported.filter({ Self.table[$0] != nil && $0 != module }).isSubset(of: settled) {
          settled.insert(module)
          progress = true
        }
      }
    }
    expectEqual(settled, Set(Self.table.keys))
  }

  @Test("nobody asks on Linux whether a module can be imported that is ours there: it depends on what is built already")
  func nobodyAsksForOurSystemModules() throws {
    let question = /canImport\((?:UIKit|QuartzCore|CoreGraphics)\)/
    let files = try #require(FileManager.default.enumerator(atPath: Self.sources))
    var asking: [String] = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(Self.sources)/\(file)", encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains(question) && !line.contains("os(Linux)") {
        asking.append("\(file): \(line)")
      }
    }
    expectEqual(asking, [])
  }

  @Test("libyaml is imported in one module, and the shim where files, terminals and processes are")
  func systemModulesHaveOneImporter() throws {
    let imports = try Self.imports()
    expectEqual(Set(imports.filter { $0.imported == "CYAML" }.map(\.module)), ["PetriYAML"])
    expectEqual(
      Set(imports.filter { $0.imported == "CSystem" }.map(\.module)),
      [
        "PetriFormat", "PetriFormat", "PetriFiles", "PetriLoader", "PetriTerminal", "PetriCommand",
      ]
    )
  }

  private static let sources =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/Sources"

  private static func imports() throws -> [(module: String, file: String, imported: String)] {
    let pattern =
      /^\s*(?:@[A-Za-z_]+(?:\([^)]*\))?\s+)*(?:public |internal |package |private |fileprivate )?import (?:[a-z]+ )?([A-Za-z0-9_]+)/
    var result: [(String, String, String)] = []
    guard let files = FileManager.default.enumerator(atPath: sources) else { return [] }
    for case let file as String in files where file.hasSuffix(".swift") {
      let module = String(file.prefix { $0 != "/" })
      let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
      // A text may hold a source that a command writes.
      var isInText = false
      for line in text.split(separator: "\n") {
        if line.contains("\"\"\"") { isInText.toggle() }
        guard !isInText, line.contains("import ") else { continue }
        if let match = line.prefixMatch(of: pattern) { result.append((module, file, String(match.1))) }
      }
    }
    try #require(result.count > 50)
    return result
  }
}
