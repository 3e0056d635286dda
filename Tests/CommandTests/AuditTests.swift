import Expectations
import Foundation
import Testing

@Suite("Which changes no snapshot would notice", .startsProcesses)
struct AuditTests {
  private func catalogue(_ settings: String = "", screen: String = "screen: a\ncontent: [label: Hello]\n") throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n" + settings, to: "Catalog.yaml")
    try folder.write(screen, to: "Screens/a.yaml")
    return folder
  }

  private func audit(_ folder: TemporaryFolder, _ arguments: String...) throws -> PetriProcess.Result {
    try Command.run(["snapshot", "audit"] + arguments, in: folder.path)
  }

  @Test("what only another kind of text shows is listed with its place, and --min fails below a share")
  func unnoticed() throws {
    // VoiceOver doesn't read colours.
    let folder = try catalogue("matrix: {as: accessibility}\n")
    let result = try audit(folder, "a", "--min", "99")
    expectEqual(result.status, 1)
    #expect(result.output.contains("Screens/a.yaml:2:18: content[0].label.background: added background: "))
    #expect(result.errors.contains(" of the changes are noticed; --min requires 99.0%"))
    #expect(result.errors.contains(" a second\n"))
    try expectEqual(audit(folder, "a", "--min", "1").status, 0)
    expectEqual(folder.files, ["Catalog.yaml", "Screens/a.yaml"])
  }

  @Test("JSON has the counts and the changes; a part of them by chance is the same with the same seed")
  func json() throws {
    let folder = try catalogue("matrix: {as: accessibility}\n")
    let one = try audit(folder, "--sample", "20", "--seed", "3", "--json", "--jobs", "1")
    let other = try audit(folder, "--sample", "20", "--seed", "3", "--json", "--jobs", "2")
    expectEqual(one.output, other.output)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(one.output.utf8)) as? [String: Any])
    expectEqual(report["changes"] as? Int, 20)
    let counted = ["unnoticed", "equivalent", "refused"].compactMap { (report[$0] as? [Any])?.count }
    expectEqual(counted.reduce(report["noticed"] as? Int ?? 0, +), 20)
  }

  @Test("only definitions in changed files, and nothing without any")
  func changed() throws {
    let folder = try catalogue()
    try folder.write("screen: b\ncontent: []\n", to: "Screens/b.yaml")
    let git = "git init -q && git add . && git commit -qm one"
    try expectEqual(PetriProcess.run(["-c", git], shell: true, in: folder.path).status, 0)
    let none = try audit(folder, "--changed")
    #expect(none.status == 0 && none.errors.contains("petri: no definition has changed since HEAD\n"), "\(none.errors)")
    try folder.write("screen: b\ncontent: [spacer]\n", to: "Screens/b.yaml")
    let result = try audit(folder, "--changed", "--all")
    #expect(result.status == 0 && !result.output.contains("Screens/a.yaml"), "\(result.errors)")
  }

  @Test("a catalogue with errors is refused, and so are an unknown screen and options that make no sense")
  func refused() throws {
    let broken = try audit(try catalogue(screen: "screen: a\ncontent: [lable: Hello]\n"))
    #expect(broken.status == 1 && broken.errors.contains("the catalogue has errors; run 'petri validate'"))
    let folder = try catalogue()
    let unknown = try audit(folder, "c")
    #expect(unknown.status == 64 && unknown.errors.contains("unknown screen 'c'"))
    for arguments in [["--min", "101"], ["--jobs", "0"], ["--sample", "0"]] {
      try expectEqual(Command.run(["snapshot", "audit"] + arguments, in: folder.path).status, 64)
    }
  }
}
