import Expectations
import Foundation
import Testing

@Suite("The matrix of snapshots", .startsProcesses)
struct SnapshotMatrixTests {
  @Test("--matrix records every cell, those of a screen in one file")
  func matrix() throws {
    let catalogue = try SnapshotCatalogue()
    let result = try catalogue.run("record", "--matrix")
    expectEqual(result.errors, "petri: recording 24 snapshots of 2 screens\n")
    #expect(result.output.hasSuffix("\n22 written, 2 unchanged\n"))
    expectEqual(catalogue.snapshots, [SnapshotDecisionTests.one, SnapshotDecisionTests.two])
    try expectEqual(
      catalogue.folder.read(SnapshotDecisionTests.one),
      """
      # tree v2
      # petri launch one --as tree --fixture examples
      # base: iphone-16 light large en
      # cells: with examples/other in iphone-16/iphone-se light/dark large en/ru
      one  name: "Ann"
      frame  appeared  0 0 393 852
      └─ content: one  appeared  0 0 393 852
         ├─ label "Hello Ann"
         └─ button "Go"  -> dismiss

      with other, like the base, except:
        headline: one  name: "Bob"
        frame > one > label: "Hello Bob"

      in iphone-se, like the base, except:
        frame: 0 0 375 667
        frame > one: 0 0 375 667

      with examples in ru, like the base, except:
        frame > one > label: "Привет Ann"

      with other in ru, like the base, except:
        frame > one > label: "Привет Bob"

      """
    )
  }

  @Test("a kind of text that is taken out of a matrix makes its file obsolete, and isn't recorded")
  func removedKind() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    try catalogue.replace("content:", with: "matrix: {as: [tree, wireframe]}\ncontent:", in: "Screens/two.yaml")
    try catalogue.run("record", "--matrix")
    try expectEqual(catalogue.run("verify").status, 0)
    try catalogue.replace("matrix: {as: [tree, wireframe]}\n", with: "", in: "Screens/two.yaml")
    let verify = try catalogue.run("verify")
    let path = "Screens/__Snapshots__/two.wireframe.txt"
    #expect(verify.status == 1 && verify.output.contains("obsolete  \(path)"), "\(verify.output)")
    let record = try catalogue.run("record", "--as", "wireframe")
    #expect(
      record.status == 64 && record.errors.contains("the matrix has no kind of text 'wireframe'; it has tree, routes"),
      "\(record.errors)"
    )
    try expectEqual(catalogue.run("prune", "--delete").status, 0)
    #expect(!catalogue.snapshots.contains(path))
    try expectEqual(catalogue.run("verify").status, 0)
  }

  @Test("a cell that has a file is compared without --matrix too, and one without is not missing")
  func filedCells() throws {
    let catalogue = try SnapshotCatalogue()
    #expect(try catalogue.run("record", "one", "--locale", "ru").output.contains("1 written"))
    try catalogue.replace("Привет", with: "Здравствуй", in: "Screens/one.yaml")
    let result = try catalogue.run("verify")
    expectEqual(result.status, 1)
    #expect(result.output.hasSuffix("3 compared: 2 the same, 1 differ\n"))
  }

  @Test("include, exclude, kinds and skip of a screen are obeyed, and a file of an excluded cell is obsolete")
  func rules() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    try catalogue.replace(
      "content:",
      with: "matrix: {as: [tree, wireframe], include: {fixture: examples}, exclude: [{appearance: dark}]}\ncontent:",
      in: "Screens/one.yaml"
    )
    try catalogue.replace("content:", with: "matrix: {skip: drawn by hand}\ncontent:", in: "Screens/two.yaml")
    #expect(try catalogue.run("record", "--matrix").output.hasSuffix("8 written, 0 unchanged, 1 skipped\n"))
    let verify = try catalogue.run("verify", "--report", "junit=out.xml")
    expectEqual(verify.output, "skipped   two: drawn by hand\n8 compared: 8 the same, 1 skipped\n")
    #expect(try catalogue.folder.read("out.xml").contains("<skipped message=\"drawn by hand\"/>"))
    let removed =
      "matrix: {as: [tree, wireframe], include: {fixture: examples}, exclude: [{appearance: dark}, {locale: ru}]}"
    try catalogue.replace(
      "matrix: {as: [tree, wireframe], include: {fixture: examples}, exclude: [{appearance: dark}]}",
      with: removed,
      in: "Screens/one.yaml"
    )
    let obsolete = try catalogue.run("verify").output
    #expect(obsolete.contains("obsolete  \(SnapshotDecisionTests.one):iphone-se.light.large.ru: "), "\(obsolete)")
    #expect(try catalogue.run("prune", "--delete").output.hasSuffix("\n4 deleted\n"))
    try expectEqual(catalogue.run("verify").output, "skipped   two: drawn by hand\n4 compared: 4 the same, 1 skipped\n")
  }

  @Test("a value that is not in the matrix is refused with those that are")
  func unknownValue() throws {
    let catalogue = try SnapshotCatalogue()
    let result = try catalogue.run("verify", "--device", "iphone-s")
    expectEqual(result.status, 64)
    #expect(
      result.errors.contains(
        "the matrix has no device 'iphone-s'; did you mean 'iphone-se'?"
      )
    )
    try expectEqual(catalogue.run("verify", "--fixture", "none").status, 64)
    try expectEqual(catalogue.run("verify", "--shard", "3/2").status, 64)
  }

  @Test("a broken rule is an error at its place")
  func brokenRule() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    try catalogue.replace(
      "content:",
      with: "matrix: {as: [treee], include: [{fixture: nobody}], exclude: [{color: red}]}\ncontent:",
      in: "Screens/one.yaml"
    )
    let result = try Command.run(["validate"], in: catalogue.folder.path)
    expectEqual(result.status, 1)
    for text in ["unknown kind of text 'treee'", "unknown fixture 'nobody'", "unknown key 'color'"] {
      #expect(result.output.contains(text), "\(result.output)")
    }
  }

  @Test("the shards of a run together are complete, and merge reports that, obsolete files included")
  func shards() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix")
    let header = "# tree v1\n# petri launch gone --as tree --fixture examples\n"
    try catalogue.folder.write(header, to: "Screens/__Snapshots__/gone.tree.txt")
    try catalogue.replace("Bob", with: "Rob", in: "Screens/one.yaml")
    let first = try catalogue.run("verify", "--shard", "1/2", "--report", "json=1.json")
    let second = try catalogue.run(
      "verify",
      "--keep",
      "run",
      environment: ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2"]
    )
    #expect(first.errors.contains("comparing 12 snapshots of 24, shard 1 of 2"))
    #expect(second.errors.contains("comparing 12 snapshots of 24, shard 2 of 2"))
    #expect(!first.output.contains("obsolete") && !second.output.contains("obsolete"))
    let merged = try catalogue.run("merge", "1.json", "run", "--report", "json=all.json")
    expectEqual(merged.status, 1)
    #expect(
      merged.output.contains(
        "obsolete  Screens/__Snapshots__/gone.tree.txt\n24 compared: 16 the same, 8 differ, 1 obsolete\n"
      )
    )
    let half = try catalogue.run("merge", "run")
    #expect(half.status == 1 && half.errors.contains("missing the report of shard 1/2"))
    #expect(try catalogue.run("merge", "Catalog.yaml").errors.contains("it isn't a report of a snapshot run"))
  }

  @Test("a test runner that makes shards learns that they are supported, and one that makes no sense is refused")
  func testRunner() throws {
    let catalogue = try SnapshotCatalogue()
    let status = catalogue.folder.path + "/status"
    func verify(_ index: String, _ arguments: String...) throws -> PetriProcess.Result {
      let environment = [
        "TEST_SHARD_INDEX": index, "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": status,
        "XDG_CACHE_HOME": status + "-cache",
      ]
      return try Command.run(
        ["snapshot", "verify"] + arguments,
        in: catalogue.folder.path,
        environment: environment
      )
    }
    let wrong = try verify("2")
    #expect(wrong.status == 64 && wrong.output.isEmpty)
    expectEqual(wrong.errors, "error: TEST_SHARD_INDEX must be less than TEST_TOTAL_SHARDS, 2; found 2\n")
    #expect(!FileManager.default.fileExists(atPath: status))
    try expectEqual(verify("1").output, "1 compared: 1 the same\n")
    #expect(FileManager.default.fileExists(atPath: status))
    try FileManager.default.removeItem(atPath: status)
    try expectEqual(verify("2", "--shard", "1/1").output, "2 compared: 2 the same\n")
    #expect(FileManager.default.fileExists(atPath: status))
  }

  @Test("worker processes give what one process gives")
  func workers() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix", "--jobs", "3")
    try expectEqual(catalogue.run("verify", "--matrix", "--jobs", "1").output, "24 compared: 24 the same\n")
    try catalogue.replace("Go", with: "Stop", in: "Screens/one.yaml")
    let one = try catalogue.run("verify", "--jobs", "1")
    let four = try catalogue.run("verify", "--jobs", "4")
    #expect(one.output == four.output && one.status == 1 && four.status == 1)
  }
}
