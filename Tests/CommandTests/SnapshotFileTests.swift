import Expectations
import Foundation
import Testing

@Suite("A file holds all cells of a screen", .startsProcesses)
struct SnapshotFileTests {
  private static let one = SnapshotDecisionTests.one
  private static let two = SnapshotDecisionTests.two

  @Test("a run of some cells changes those in the file, and no others")
  func partialRun() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix")
    let before = try catalogue.folder.read(Self.one)
    try catalogue.replace("Привет", with: "Здравствуй", in: "Screens/one.yaml")
    let record = try catalogue.run("record", "--locale", "ru", "--device", "iphone-se")
    expectEqual(record.output, "rewritten \(Self.one):iphone-se.light.large.ru\n1 written, 1 unchanged\n")
    let after = try catalogue.folder.read(Self.one)
    #expect(
      after.contains(
        "with examples in iphone-se light ru, like the base, except:\n  frame > one > label: \"Здравствуй Ann\""
      )
    )
    #expect(try catalogue.run("verify").output.hasSuffix("24 compared: 17 the same, 7 differ\n"))
    try catalogue.replace("Здравствуй", with: "Привет", in: "Screens/one.yaml")
    try catalogue.run("record")
    try expectEqual(catalogue.folder.read(Self.one), before)
  }

  @Test("processes that record cells of one file at once lose none")
  func concurrently() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix")
    let before = try catalogue.folder.read(Self.one)
    try FileManager.default.removeItem(atPath: catalogue.folder.path + "/" + Self.one)
    var processes: [Process] = []
    for device in ["iphone-16", "iphone-se"] {
      for appearance in ["light", "dark"] {
        for locale in ["en", "ru"] {
          for fixture in ["examples", "other"] {
            let options = ["--device", device, "--appearance", appearance, "--locale", locale, "--fixture", fixture]
            let process = PetriProcess.make(["snapshot", "record", "one"] + options, in: catalogue.folder.path)
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            processes.append(process)
          }
        }
      }
    }
    for process in processes { try process.run() }
    for process in processes { process.waitUntilExit() }
    try expectEqual(catalogue.folder.read(Self.one), before)
  }

  @Test("a renamed screen with many cells is a rename, with --matrix and without, and its file is moved")
  func renamed() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix")
    try catalogue.replace("screen: one", with: "screen: uno", in: "Screens/one.yaml")
    let new = "Screens/__Snapshots__/uno.tree.txt"
    for options in [["--matrix"], []] {
      let verify = try Command.run(["snapshot", "verify"] + options, in: catalogue.folder.path)
      expectEqual(
        verify.output,
        """
        renamed   \(Self.one) -> \(new): to move it, run 'petri snapshot accept'
        24 compared: 8 the same, 16 missing, 1 obsolete

        """
      )
    }
    #expect(try catalogue.run("prune").output.contains("renamed   \(Self.one) -> \(new): "))
    #expect(try catalogue.run("accept").output.hasSuffix("deleted  \(Self.one), its old name\n16 accepted\n"))
    expectEqual(catalogue.snapshots, [Self.two, new])
    try expectEqual(catalogue.run("verify", "--matrix").output, "24 compared: 24 the same\n")
  }

  @Test("another screen beside a removed one isn't a rename, and just its base is missing")
  func notRenamed() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix")
    try catalogue.replace("screen: one", with: "screen: uno", in: "Screens/one.yaml")
    try catalogue.replace("Привет", with: "Здравствуй", in: "Screens/one.yaml")
    let verify = try catalogue.run("verify")
    #expect(verify.output.contains("missing   Screens/__Snapshots__/uno.tree.txt: to write it, "), "\(verify.output)")
    #expect(verify.output.hasSuffix("9 compared: 8 the same, 1 missing, 1 obsolete\n"))
  }

  @Test("prune, which only lists, leaves what accept takes as it was")
  func pruneBeforeAccept() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix")
    try catalogue.replace("Go", with: "Stop", in: "Screens/one.yaml")
    try catalogue.run("record", "one", "--device", "iphone-16")
    try catalogue.run("verify", "--matrix")
    try catalogue.replace("Stop", with: "Halt", in: "Screens/one.yaml")
    try expectEqual(catalogue.run("prune").output, "nothing is obsolete\n")
    #expect(try catalogue.run("accept").output.hasSuffix("15 accepted\n"))
    #expect(try catalogue.folder.read(Self.one).contains("Stop"))
    #expect(!(try catalogue.folder.read(Self.one).contains("Halt")))
  }

  @Test("cells of a file with conflict markers are decided together, and none is lost")
  func conflict() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix")
    let text = try catalogue.folder.read(Self.one)
    let label = "  frame > one > label: \"Привет Ann\"\n"
    try catalogue.replace(label, with: "<<<<<<< HEAD\n\(label)=======\n>>>>>>> other\n", in: Self.one)
    let broken = try catalogue.folder.read(Self.one)
    let line = 1 + broken.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0 != "<<<<<<< HEAD" }.count
    let verify = try catalogue.run("verify")
    #expect(
      verify.output.hasPrefix("conflict  \(Self.one):\(line): it contains merge conflict markers\n"),
      "\(verify.output)"
    )
    #expect(
      verify.output.contains("-<<<<<<< HEAD\n")
        && verify.output.hasSuffix("24 compared: 8 the same, 16 with conflict markers\n")
    )
    let some = try catalogue.run("accept", "\(Self.one):iphone-se.light.large.ru")
    #expect(
      some.status == 74 && some.errors.contains("to write it anew, write all its cells: 'petri snapshot record one'")
    )
    try expectEqual(catalogue.folder.read(Self.one), broken)
    try expectEqual(catalogue.run("record", "--locale", "ru").status, 74)
    try expectEqual(catalogue.folder.read(Self.one), broken)
    #expect(try catalogue.run("accept").output.hasSuffix("16 accepted\n"))
    try expectEqual(catalogue.folder.read(Self.one), text)
  }

  @Test(
    "a file that can't be read and has cells of a fixture that is gone is recorded anew without them; accept and prune say so",
    arguments: [("# tree v", "<<<<<<< HEAD\n# tree v"), ("# base: ", "# bass: ")]
  )
  func obsoleteInConflict(old: String, new: String) throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix")
    try catalogue.replace("fixtures: {other: {name: Bob}}\n", with: "", in: "Screens/one.yaml")
    try catalogue.replace(old, with: new, in: Self.one)
    let broken = try catalogue.folder.read(Self.one)
    try expectEqual(catalogue.run("verify").status, 1)
    let advice = "to write it anew, write all its cells: 'petri snapshot record one'"
    for command in [["accept"], ["prune", "--delete"]] {
      let refused = try Command.run(["snapshot"] + command, in: catalogue.folder.path)
      #expect(refused.status == 74 && refused.errors.contains(advice), "\(command): \(refused)")
      try expectEqual(catalogue.folder.read(Self.one), broken)
    }
    let record = try catalogue.run("record", "one")
    expectEqual(record.status, 0, "\(record)")
    try expectEqual(catalogue.run("verify", "--matrix").output, "16 compared: 16 the same\n")
    try expectEqual(catalogue.run("prune").output, "nothing is obsolete\n")
  }

  @Test("one edit of a label is one changed file and a changed line, in whatever cells it is seen")
  func noise() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix")
    let before = try catalogue.folder.read(Self.one).split(separator: "\n")
    try catalogue.replace("Go", with: "Stop", in: "Screens/one.yaml")
    #expect(try catalogue.run("record").output.hasSuffix("\n16 written, 8 unchanged\n"))
    let after = try catalogue.folder.read(Self.one).split(separator: "\n")
    expectEqual(after.difference(from: before).count, 2)
  }
}
