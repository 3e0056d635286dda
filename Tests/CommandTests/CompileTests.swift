import Expectations
import Foundation
import Testing

@Suite("petri compile", .startsProcesses)
struct CompileTests {
  private func catalogue(_ screen: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write(screen + "\n", to: "Screens/a.yaml")
    return folder
  }

  @Test("writes the catalogue into a file, or prints the same")
  func writes() throws {
    let folder = try catalogue("screen: a\ncontent: [label: Hi]")
    let printed = try Command.run(["compile"], in: folder.path)
    #expect(printed.status == 0 && printed.errors.isEmpty)
    #expect(printed.output.hasPrefix(#"{"containers":[],"format":1,"#) && printed.output.hasSuffix("}\n"))
    let written = try Command.run(["compile", "--out", "app.json"], in: folder.path)
    expectEqual([written.output, written.errors, "\(written.status)"], ["", "wrote app.json\n", "0"])
    try expectEqual(folder.read("app.json"), printed.output)
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path).count, 3)
  }

  @Test(
    "reports errors as validate does and writes nothing",
    arguments: [
      "screen: a\ncontent: [lable: Hi]", "screen: a\ncontent: [{label: {text: Hi}]", "screen: b\ntitle: 3: 4",
    ]
  )
  func refuses(_ screen: String) throws {
    let folder = try catalogue(screen)
    try folder.write("before\n", to: "app.json")
    let validated = try Command.run(["validate"], in: folder.path)
    for arguments in [["compile"], ["compile", "--out", "app.json"]] {
      let result = try Command.run(arguments, in: folder.path)
      #expect(result.status == 1 && validated.status == 1 && result.output.isEmpty)
      let diagnostics = result.errors.split(separator: "\n")
      #expect(!diagnostics.isEmpty && Array(validated.output.split(separator: "\n").dropLast()) == diagnostics)
    }
    try expectEqual(folder.read("app.json"), "before\n")
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path).count, 3)
  }

  @Test("a file of YAML that is there isn't replaced by an output")
  func ownFile() throws {
    let folder = try catalogue("screen: a\ncontent: [label: Hi]")
    for arguments in [
      ["compile", "--out", "Catalog.yaml"], ["snapshot", "verify", "--report", "junit=Screens/a.yaml"],
      ["check", "leaks", "--report", "json=Screens/a.yaml"],
    ] {
      let result = try Command.run(arguments, in: folder.path)
      #expect(result.status == 64 && result.errors.contains("catalogue"), "\(arguments): \(result.errors)")
    }
    try expectEqual(folder.read("Catalog.yaml"), "catalog: A\n")
    #expect(try folder.read("Screens/a.yaml").hasPrefix("screen: a\n"))
  }

  @Test("refuses a file that can't be written, a missing catalogue and the choice of a variant")
  func usage() throws {
    let folder = try catalogue("screen: a\ncontent: [label: Hi]")
    let unwritable = try Command.run(["compile", "--out", "no/app.json"], in: folder.path)
    expectEqual(unwritable.status, 74)
    expectEqual(unwritable.errors, "error: can't write no/app.json: no such folder: no\n")
    try expectEqual(Command.run(["compile", "--catalog", "no"], in: folder.path).status, 66)
    let variant = try Command.run(["compile", "--experiment", "a=b"], in: folder.path)
    #expect(variant.status == 64 && variant.errors.hasPrefix("error: petri compile writes all variants"))
  }
}
