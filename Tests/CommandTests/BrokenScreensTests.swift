import Expectations
import Testing

@Suite("Snapshots beside screens with errors")
struct BrokenScreensTests {
  @Test("verify and record say which screens have errors and fail, and what is chosen without them doesn't")
  func reported() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.folder.write("screen: bad\ncontent: 3\n", to: "Screens/bad.yaml")
    let error = "error: 'bad' at Screens/bad.yaml:1: the screen has errors; run 'petri validate' to see them\n"
    let verify = try catalogue.run("verify", "--report", "junit=r.xml", "--report", "markdown=r.md")
    expectEqual(verify.status, 1)
    #expect(verify.output.hasSuffix("2 compared: 2 the same, 1 screen with errors\n") && verify.errors.hasSuffix(error))
    #expect(try catalogue.folder.read("r.xml").contains("<testcase classname=\"bad\" name=\"bad\">"))
    #expect(try catalogue.folder.read("r.md").contains("### With errors"))
    try expectEqual(catalogue.run("verify", "two").status, 0)
    try expectEqual(catalogue.run("verify", "--filter", "ba").status, 1)
    let record = try catalogue.run("record")
    #expect(record.status == 1 && record.output == "0 written, 2 unchanged\n" && record.errors.hasSuffix(error))
  }

  @Test("a catalogue without screens has nothing that could be right")
  func empty() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: Empty\nscreens: Screens/*.yaml\n", to: "Catalog.yaml")
    try folder.write("container: c\nchild: {pin: edges}\n", to: "Screens/c.yaml")
    for command in [["snapshot", "verify"], ["snapshot", "audit", "--min", "100"], ["coverage"]] {
      let result = try Command.run(command, in: folder.path)
      #expect(result.status == 3 && result.errors.contains("the catalogue has no screens"), "\(command)")
    }
  }

  @Test("cells of one file are named by it")
  func files() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    let record = try catalogue.run("record", "--matrix", "two")
    #expect(record.output.hasPrefix("recorded  Screens/__Snapshots__/two.tree.txt (8 cells)\n"), "\(record.output)")
  }
}
