import Foundation
import PetriCatalog
import PetriDiagnostics
import Testing

@testable import PetriLoader

@Suite("The JSON Schema")
struct SchemaTests {
  static let schema = CatalogSchema(devices: ["iphone-16", "iphone-se", "ipad-11"]).text

  @Test("has every key that the loader knows, and no other")
  func keys() throws {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(Self.schema.utf8)) as? [String: Any])
    let definitions = try #require(root["definitions"] as? [String: [String: Any]])
    func keys(_ schema: [String: Any]?) -> Set<String> {
      Set((schema?["properties"] as? [String: Any] ?? [:]).keys)
    }
    #expect(keys(definitions["catalog"]) == Set(DefinitionDecoder.catalogKeys + ["$schema"]))
    #expect(keys(definitions["screen"]) == Set(DefinitionDecoder.screenKeys + ["$schema"]))
    #expect(keys(definitions["container"]) == Set(DefinitionDecoder.containerKeys + ["$schema"]))
    for (name, pins) in [("view", []), ("containerView", ["pin", "center"])] {
      let options = try #require(definitions[name]?["anyOf"] as? [[String: Any]])
      let kinds = try #require(options.last?["properties"] as? [String: [String: Any]])
      #expect(Set(kinds.keys) == Set(ViewKind.Name.allCases.map(\.rawValue)))
      for kind in ViewKind.Name.allCases {
        let schema = kinds[kind.rawValue]
        let long = (schema?["anyOf"] as? [[String: Any]])?.last ?? schema
        let known = DefinitionDecoder.keys(of: kind) + DefinitionDecoder.commonViewKeys + pins
        #expect(keys(long) == Set(known), "\(kind)")
      }
    }
  }

  @Test("names nothing that it does not define")
  func references() throws {
    let named = Self.schema.matches(of: #/"\$ref": "#\/definitions\/(\w+)"/#).map { String($0.1) }
    let defined = Self.schema.matches(of: #/(?m)^    "(\w+)": \{$/#).map { String($0.1) }
    #expect(named.count > 50)
    #expect(Set(named).isSubset(of: defined))
  }

  @Test("takes the sample catalogue", .enabled(if: SchemaValidator.isInstalled, SchemaValidator.need))
  func sample() throws {
    let root = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized
    let folder = try #require(
      FileManager.default.enumerator(at: root.appending(path: "Screens"), includingPropertiesForKeys: nil)
    )
    let files = folder.compactMap { $0 as? URL }.filter { $0.pathExtension == "yaml" }
    #expect(files.count > 20)
    let cases = try (files + [root.appending(path: "Catalog.yaml")]).map {
      [try String(contentsOf: $0, encoding: .utf8)]
    }
    // The committed schema, which knows all devices; a test of the command holds it current.
    let schema = try String(contentsOf: root.appending(path: ".schema/catalog.json"), encoding: .utf8)
    let complaints = try SchemaValidator.complaints(about: cases, by: schema).flatMap(\.self)
    #expect(complaints == [])
  }

  /// What a schema can't say: what depends on other values, other documents or the file system.
  static let unsaid: Set<String> = [
    "bad-value/each-takes-a-list-of-the-context", "bad-value/the-minimum-is-greater-than-the-maximum",
    "bad-value/english-is-no-locale", "bad-value/x-leads-out-of-the-catalogues-folder",
    "missing-key/signedin-of-the-state-needs-a-default", "unknown-key/the-fixture-late-has-no-key-closess",
    "unknown-key/b-has-no-key-y", "unknown-key/a-converted-context-has-a-key-that-nobody-takes",
    "bad-value/a-tab-is-added-beyond-the-tabs", "bad-value/a-tab-is-added-to-a-new-tab-bar-beyond-its-tabs",
  ]
  /// What a schema says among the mistakes that otherwise are beyond it.
  static let said: Set<String> = [
    "bad-name/new-year-is-no-name-of-a-screen", "bad-name/store-name-is-no-key-of-the-context",
    "bad-route/the-route-has-no-steps",
  ]
  /// The codes that are about a value alone.
  static let shapes: Set<DiagnosticCode> = [
    .unknownKey, .requiredKey, .missingValue, .wrongType, .badValue, .unknownType, .unknownView, .unknownDevice,
    .unknownDocument, .unsupportedFormat,
  ]

  @Test(
    "refuses what the loader refuses, where a schema can say it",
    .enabled(if: SchemaValidator.isInstalled, SchemaValidator.need)
  )
  func mistakes() throws {
    let catalogs = InvalidCatalog.all.filter { DiagnosticCode.allLoader.contains($0.code) }
    let complaints = try SchemaValidator.complaints(about: catalogs.map(\.texts), by: Self.schema)
    for (catalog, complaints) in zip(catalogs, complaints) {
      let isSaid =
        Self.shapes.contains(catalog.code)
        ? !Self.unsaid.contains(catalog.name) : Self.said.contains(catalog.name)
      #expect(complaints.isEmpty != isSaid, "\(catalog): \(complaints)")
    }
  }
}
