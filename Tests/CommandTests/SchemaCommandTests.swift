import Expectations
import Foundation
import Testing

@Suite("petri schema", .startsProcesses)
struct SchemaCommandTests {
  @Test("prints what is committed for editors")
  func current() throws {
    let result = try Command.run(["schema"])
    let committed = try String(contentsOfFile: PetriProcess.package + "/.schema/catalog.json", encoding: .utf8)
    expectEqual(result.status, 0)
    expectEqual(result.output, committed, "make it again: swift run petri schema > .schema/catalog.json")
  }

  @Test("the schema that editors are to read is there")
  func settings() throws {
    let settings = try Data(contentsOf: URL(fileURLWithPath: PetriProcess.package + "/.vscode/settings.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: settings) as? [String: [String: [String]]])
    let schemas = try #require(json["yaml.schemas"])
    for schema in schemas.keys {
      #expect(FileManager.default.fileExists(atPath: "\(PetriProcess.package)/\(schema)"))
    }
  }
}
