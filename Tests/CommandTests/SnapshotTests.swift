import Expectations
import Foundation
import Testing

@Suite("petri snapshot", .startsProcesses)
struct SnapshotTests {
  private func catalogue() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write("screen: one\ncontent:\n  - label: One\n", to: "Screens/one.yaml")
    try folder.write("screen: two\ncontent:\n  - label: Two\n", to: "Screens/two.yaml")
    try expectEqual(Command.run(["snapshot", "record"], in: folder.path).status, 0)
    return folder
  }

  @Test("the sample catalogue's snapshots are what the screens are")
  func sample() throws {
    let result = try Command.run(["snapshot", "verify", "--matrix"])
    expectEqual(result.status, 0, "\(result.output)")
    let compared = try #require(result.output.firstMatch(of: /^([0-9]+) compared: ([0-9]+) the same\n$/)).output
    #expect(compared.1 == compared.2 && (Int(compared.1) ?? 0) >= 3_000, "\(result.output)")
    let other = try Command.run([
      "snapshot", "verify", "--experiment", "navigation=hamburger", "--group", "Routing",
    ])
    expectEqual(other.status, 0, "\(other.output)")
    try expectEqual(Command.run(["snapshot", "prune"]).output, "nothing is obsolete\n")
  }

  @Test(
    "the command in a snapshot's second line prints what follows it",
    arguments: ["cart", "home-tabs", "long-texts"]
  )
  func command(screen: String) throws {
    let paths = FileManager.default.enumerator(atPath: PetriProcess.package + "/Screens")?.compactMap { $0 as? String }
    let path = try #require(paths?.first { $0.hasSuffix("/\(screen).tree.txt") })
    let lines = try String(contentsOfFile: PetriProcess.package + "/Screens/" + path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(lines[0], "# tree v2")
    let words = lines[1].split(separator: " ").map(String.init)
    expectEqual(words.prefix(2), ["#", "petri"])
    let base = lines.drop { $0.hasPrefix("# ") }.prefix { !$0.isEmpty }
    try expectEqual(Command.run(Array(words.dropFirst(2))).output, base.joined(separator: "\n") + "\n")
  }

  @Test("a changed label fails verify with a difference, and record writes that one file")
  func changedLabel() throws {
    let folder = try catalogue()
    try folder.write("screen: one\ncontent:\n  - label: Changed\n", to: "Screens/one.yaml")
    let before = folder.files
    let verify = try Command.run(["snapshot", "verify"], in: folder.path)
    expectEqual(verify.status, 1)
    expectEqual(
      verify.output,
      """
      differs   Screens/__Snapshots__/one.tree.txt
      @@ -2,4 +2,4 @@
       # petri launch one --as tree --fixture examples
       one
       content: one  appeared  0 0 393 852
      -└─ label "One"
      +└─ label "Changed"

      2 compared: 1 the same, 1 differ

      """
    )
    expectEqual(folder.files, before)
    let record = try Command.run(["snapshot", "record"], in: folder.path)
    expectEqual(record.output, "rewritten Screens/__Snapshots__/one.tree.txt\n1 written, 1 unchanged\n")
    try expectEqual(Command.run(["snapshot", "verify"], in: folder.path).status, 0)
  }

  @Test("a missing snapshot fails, and so does one that belongs to nothing, but only on a complete run")
  func missingAndObsolete() throws {
    let folder = try catalogue()
    try FileManager.default.moveItem(
      atPath: folder.path + "/Screens/two.yaml",
      toPath: folder.path + "/Screens/three.yaml"
    )
    try folder.write("screen: three\ncontent:\n  - label: Three\n", to: "Screens/three.yaml")
    let verify = try Command.run(["snapshot", "verify"], in: folder.path)
    expectEqual(verify.status, 1)
    #expect(verify.output.contains("missing   Screens/__Snapshots__/three.tree.txt: "))
    #expect(verify.output.contains("obsolete  Screens/__Snapshots__/two.tree.txt: "))
    let partial = try Command.run(["snapshot", "verify", "one"], in: folder.path)
    expectEqual(partial.status, 0, "\(partial.output)")
  }

  @Test("nothing is recorded on CI unless it is forced by name")
  func onCI() throws {
    let folder = try catalogue()
    try FileManager.default.removeItem(atPath: folder.path + "/Screens/__Snapshots__")
    let refused = try Command.run(["snapshot", "record"], in: folder.path, environment: ["CI": "true"])
    expectEqual(refused.status, 64)
    expectEqual(folder.files, ["Catalog.yaml", "Screens/one.yaml", "Screens/two.yaml"])
    let forced = try Command.run(["snapshot", "record", "--force"], in: folder.path, environment: ["CI": "true"])
    expectEqual(forced.status, 0)
  }

  @Test("a selection that matches nothing is an error")
  func nothingSelected() throws {
    let folder = try catalogue()
    try expectEqual(Command.run(["snapshot", "verify", "--filter", "zzz"], in: folder.path).status, 3)
    try expectEqual(Command.run(["snapshot", "verify", "--filter", "("], in: folder.path).status, 64)
    try expectEqual(Command.run(["snapshot", "verify", "onee"], in: folder.path).status, 64)
  }
}
