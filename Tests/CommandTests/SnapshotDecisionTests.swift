import Expectations
import Foundation
import Testing

@Suite("Deciding about snapshots", .startsProcesses)
struct SnapshotDecisionTests {
  static let one = "Screens/__Snapshots__/one.tree.txt"
  static let two = "Screens/__Snapshots__/two.tree.txt"

  @Test("what is accepted is the snapshot, and the rest pends on")
  func accept() throws {
    let catalogue = try SnapshotCatalogue.changed()
    let result = try catalogue.run("accept", "one")
    expectEqual(result.output, "accepted \(Self.one)\n1 accepted\n")
    #expect(try catalogue.folder.read(Self.one).contains("button \"Stop\""))
    #expect(try catalogue.folder.read(Self.two).contains("Two"))
    try expectEqual(catalogue.run("accept", "one").status, 3)
    #expect(try catalogue.run("accept").output.hasSuffix("1 accepted\n"))
    try expectEqual(catalogue.run("verify").status, 0)
  }

  @Test("what is rejected is forgotten, and fails again in the next run")
  func reject() throws {
    let catalogue = try SnapshotCatalogue.changed()
    #expect(try catalogue.run("reject").output.hasSuffix("2 rejected\n"))
    try expectEqual(catalogue.run("accept").status, 3)
    try expectEqual(catalogue.run("verify").status, 1)
  }

  @Test("a snapshot that has changed since the run is left as it is")
  func stale() throws {
    let catalogue = try SnapshotCatalogue.changed()
    try catalogue.folder.write("# tree v1\nby hand\n", to: Self.one)
    let result = try catalogue.run("accept")
    expectEqual(result.status, 1)
    #expect(result.errors.contains("\(Self.one) has changed since it was compared"))
    try expectEqual(catalogue.folder.read(Self.one), "# tree v1\nby hand\n")
    #expect(!(try catalogue.folder.read(Self.two).contains("Two")))
  }

  @Test("a pending text never satisfies a later run")
  func pendingIsNoReference() throws {
    let catalogue = try SnapshotCatalogue.changed()
    try expectEqual(catalogue.run("verify").status, 1)
    try expectEqual(catalogue.run("verify").status, 1)
    #expect(try catalogue.run("verify", "--failed").output.hasSuffix("2 compared: 2 differ\n"))
  }

  @Test("a run that CI kept is accepted from its folder, and files in it that aren't the catalogue's snapshots are not")
  func kept() throws {
    let catalogue = try SnapshotCatalogue.changed()
    try expectEqual(catalogue.run("verify", "--keep", "kept").status, 1)
    let report = try catalogue.folder.read("kept/report.json")
    try catalogue.folder.write(
      report.replacing(Self.one, with: "../outside.txt"),
      to: "kept/report.json"
    )
    try catalogue.folder.write("bad\n", to: "outside.txt")
    let result = try catalogue.run("accept", "--from", "kept")
    expectEqual(result.status, 1)
    #expect(result.errors.contains("../outside.txt isn't a snapshot of this catalogue"))
    #expect(result.output.contains("accepted \(Self.two)"))
    try expectEqual(catalogue.run("verify", "--keep", "Screens").status, 64)
    #expect(catalogue.folder.files.contains("Screens/one.yaml"))
  }

  @Test(
    "a folder with files that only have the names of a run's stays as it is",
    arguments: ["report.json", "evidence.json", "pending", "pending/notes.txt", "pending/a/__Snapshots__.txt"]
  )
  func keptElsewhere(file: String) throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.folder.write("{}", to: "mine/\(file)")
    let result = try catalogue.run("verify", "--keep", "mine")
    expectEqual(result.status, 64)
    #expect(result.errors.contains("mine has a file that doesn't belong to a run, \(file)"), "\(result.errors)")
    try expectEqual(catalogue.folder.read("mine/\(file)"), "{}")
    for _ in 1...2 { try expectEqual(catalogue.run("verify", "--keep", "kept").status, 0) }
  }

  @Test("without a terminal, review prints each edit once with the commands that decide")
  func reviewInAScript() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix")
    try catalogue.replace("Go", with: "Stop", in: "Screens/one.yaml")
    try catalogue.run("verify")
    let result = try catalogue.run("review")
    expectEqual(result.status, 0)
    #expect(result.output.hasPrefix("differs   \(Self.one) in 16 cells\n"), "\(result.output)")
    expectEqual(result.output.split(separator: "\n").filter { $0.hasPrefix("-") }.count, 1)
    #expect(result.output.hasSuffix("\n  petri snapshot accept one\n  petri snapshot reject one\n\n"))
  }

  @Test("a renamed screen is reported as that, and accepting it moves its snapshot")
  func renamed() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.replace("screen: two", with: "screen: zwei", in: "Screens/two.yaml")
    let verify = try catalogue.run("verify")
    expectEqual(verify.status, 1)
    let new = "Screens/__Snapshots__/zwei.tree.txt"
    expectEqual(
      verify.output,
      """
      renamed   \(Self.two) -> \(new): to move it, run 'petri snapshot accept'
      2 compared: 1 the same, 1 missing, 1 obsolete

      """
    )
    let accept = try catalogue.run("accept")
    expectEqual(accept.output, "accepted \(new)\ndeleted  \(Self.two), its old name\n1 accepted\n")
    expectEqual(catalogue.snapshots, [Self.one, new])
    try expectEqual(catalogue.run("verify").status, 0)
  }

  @Test("accepting an old run deletes no snapshot that belongs to a screen again")
  func staleRename() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.replace("screen: two", with: "screen: zwei", in: "Screens/two.yaml")
    try expectEqual(catalogue.run("verify").status, 1)
    try catalogue.folder.write("screen: two\ncontent:\n  - label: Two\n", to: "Screens/again.yaml")
    try expectEqual(catalogue.run("accept").output, "accepted Screens/__Snapshots__/zwei.tree.txt\n1 accepted\n")
    #expect(catalogue.snapshots.contains(Self.two))
    try expectEqual(catalogue.run("verify").status, 0)
  }

  @Test("prune lists files that belong to nothing, deletes them on demand, and nothing while a screen is broken")
  func prune() throws {
    let catalogue = try SnapshotCatalogue()
    let stray = "Screens/__Snapshots__/gone.tree.txt"
    try catalogue.folder.write("# tree v1\n# petri launch gone --as tree --fixture examples\n", to: stray)
    try expectEqual(catalogue.run("prune").output, "obsolete  \(stray)\n1 obsolete; --delete deletes them\n")
    try catalogue.folder.write("screen: three\ncontent:\n  - lable: x\n", to: "Screens/three.yaml")
    let refused = try catalogue.run("prune", "--delete")
    #expect(refused.status == 1 && refused.errors.contains("it isn't known which snapshots are obsolete"))
    try FileManager.default.removeItem(atPath: catalogue.folder.path + "/Screens/three.yaml")
    try expectEqual(catalogue.run("prune", "--delete").output, "deleted   \(stray)\n1 deleted\n")
    expectEqual(catalogue.snapshots, [Self.one, Self.two])
  }

  @Test("the snapshots of a folder of screens that is a link are the screens', and prune leaves them")
  func pruneBehindLink() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    let path = catalogue.folder.path
    try catalogue.folder.write("screen: three\ncontent:\n  - label: Three\n", to: "Shared/three.yaml")
    try FileManager.default.createSymbolicLink(atPath: path + "/Screens/Shared", withDestinationPath: "../Shared")
    try catalogue.folder.write("a note\n", to: "Screens/__Snapshots__/notes.txt")
    #expect(try catalogue.run("record").output.contains("recorded  Screens/Shared/__Snapshots__/three.tree.txt\n"))
    try expectEqual(catalogue.run("verify").output, "3 compared: 3 the same\n")
    let prune = try catalogue.run("prune", "--delete")
    expectEqual(
      prune.output,
      "nothing is obsolete\nunknown   Screens/__Snapshots__/notes.txt: not a snapshot, left as it is\n"
    )
    #expect(catalogue.snapshots.contains("Shared/__Snapshots__/three.tree.txt"))
    #expect(catalogue.snapshots.contains("Screens/__Snapshots__/notes.txt"))
  }

  @Test("a wrapped node is said so, and what is in it is folded")
  func wrapped() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.folder.write("container: card\nchild: {center: both}\n", to: "Screens/card.yaml")
    try catalogue.replace("[frame]", with: "[frame, card]", in: "Screens/one.yaml")
    let result = try catalogue.run("verify")
    #expect(result.output.contains("= card now wraps content: one\n"), "\(result.output)")
    #expect(result.output.contains("~ 2 lines a level deeper, else unchanged\n"), "\(result.output)")
  }
}
