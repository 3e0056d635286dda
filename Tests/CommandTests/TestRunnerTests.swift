import Expectations
import Foundation
import Testing

@Suite("petri snapshot verify as a test of a build system", .startsProcesses)
struct TestRunnerTests {
  private func verify(_ catalogue: SnapshotCatalogue, _ environment: [String: String], _ options: String...) throws
    -> PetriProcess.Result
  {
    try Command.run(["snapshot", "verify"] + options, in: catalogue.folder.path, environment: environment)
  }

  @Test("Bazel's variables name the report, the folder that is kept, the screens and the shard")
  func bazel() throws {
    let catalogue = try SnapshotCatalogue()
    let path = catalogue.folder.path
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    let environment = [
      "XML_OUTPUT_FILE": "\(path)/test.xml", "TEST_UNDECLARED_OUTPUTS_DIR": "\(path)/outputs",
      "TESTBRIDGE_TEST_ONLY": "tw", "TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0",
      "TEST_SHARD_STATUS_FILE": "\(path)/status",
    ]
    let result = try verify(catalogue, environment)
    #expect(result.status == 1 && result.output.hasSuffix("1 compared: 1 differ\n"))
    // The folder's own path is gone with the sandbox.
    #expect(result.errors.contains("beside its log, and run 'petri snapshot review --from petri-snapshots'"))
    let report = try catalogue.folder.read("test.xml")
    // However long the machine takes for it.
    let time = try #require(report.firstMatch(of: /<testcase classname="two"[^>]* time="([0-9.]+)"/)).1
    #expect(Double(time).map { $0 > 0 } == true)
    let accept = try Command.run(["snapshot", "accept", "--from", "outputs/petri-snapshots"], in: path)
    #expect(accept.status == 0 && FileManager.default.fileExists(atPath: "\(path)/status"))
    try expectEqual(verify(catalogue, [:], "two").status, 0)
  }

  @Test(
    "a tree of links, as Bazel lays it out, is verified like what it leads to, and nothing is written into it",
    arguments: ["Catalog.yaml", "Shop.yaml"]
  )
  func treeOfLinks(name: String) throws {
    let catalogue = try SnapshotCatalogue()
    let (root, tree) = (catalogue.folder.path, try TemporaryFolder())
    if name != "Catalog.yaml" {
      try FileManager.default.moveItem(atPath: "\(root)/Catalog.yaml", toPath: "\(root)/\(name)")
    }
    let files = catalogue.folder.files.filter { !$0.hasPrefix(".") }
    for file in files {
      let link = "\(tree.path)/\(file)"
      let folder = String(link[..<(link.lastIndex(of: "/") ?? link.endIndex)])
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(root)/\(file)")
    }
    func run(_ command: [String]) throws -> PetriProcess.Result {
      try Command.run(command + ["--catalog", name], in: tree.path, environment: [:])
    }
    let same = try run(["snapshot", "verify"])
    #expect(same.status == 0 && same.output.hasPrefix("2 compared: 2 the same"), "\(same.output)\(same.errors)")
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    let changed = try run(["snapshot", "verify", "--keep", "kept"])
    #expect(changed.status == 1 && changed.output.contains("1 differ"), "\(changed.output)\(changed.errors)")
    try FileManager.default.removeItem(atPath: "\(tree.path)/\(catalogue.snapshots[0])")
    let before = try (catalogue.folder.files.map(catalogue.folder.read), tree.files)
    for command in [
      ["snapshot", "record"], ["snapshot", "accept", "--from", "kept"], ["snapshot", "prune", "--delete"],
      ["new", "three"], ["validate", "--fix"],
    ] {
      let result = try run(command)
      #expect(result.status == 74 && result.errors.contains("nothing is written among them"), "\(command): \(result)")
      #expect(result.errors.contains("--catalog \(URL(filePath: root).resolvingSymlinksInPath().path)/\(name)\n"))
    }
    try expectEqual(catalogue.folder.files.map(catalogue.folder.read), before.0)
    expectEqual(tree.files, before.1)
  }

  @Test("shards are balanced by the times of an earlier run, and what has none is refused")
  func times() throws {
    let catalogue = try SnapshotCatalogue()
    try expectEqual(verify(catalogue, [:], "--report", "json=times.json").status, 0)
    let parts = try ["1/2", "2/2"].map { try verify(catalogue, [:], "--shard", $0, "--times", "times.json") }
    expectEqual(parts.map(\.status), [0, 0])
    for part in parts { #expect(part.output.hasPrefix("1 compared: 1 the same")) }
    try catalogue.folder.write("{}", to: "times.json")
    let broken = try verify(catalogue, [:], "--shard", "1/2", "--times", "times.json")
    #expect(broken.status == 64 && broken.errors.contains("can't read times.json: it isn't a report of a snapshot run"))
    try expectEqual(verify(catalogue, [:], "--times", "times.json").status, 64)
    try expectEqual(verify(catalogue, [:], "--shard", "1/2", "--times", "none.json").status, 74)
  }
}
