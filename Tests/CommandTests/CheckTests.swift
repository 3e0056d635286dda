import Expectations
import Testing

@Suite("petri check", .startsProcesses)
struct CheckTests {
  private func catalogue() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write("screen: a\ncontent: [{label: A}]\n---\nscreen: b\ncontent: [{label: B}]\n", to: "Screens/a.yaml")
    return folder
  }

  @Test("a check that finds nothing passes, and has how much it looked at")
  func nothing() throws {
    let folder = try catalogue()
    let result = try PetriProcess.run(["check", "leaks", "a"], in: folder.path)
    #expect(
      result.status == 0 && result.output.hasPrefix("leaks: nothing found in 1 screen, "),
      "\(result.output) \(result.errors)"
    )
  }

  @Test("what the baseline accepts and is gone is reported, and stays until --update-baseline")
  func gone() throws {
    let folder = try catalogue()
    let entry = #"{"reason": "later", "rule": "leaked-view", "screen": "b", "subject": "Banner"}"#
    try folder.write(#"{"accepted": [\#(entry)]}"#, to: "checks-baseline.json")
    let other = try PetriProcess.run(["check", "leaks", "a"], in: folder.path)
    #expect(!other.output.contains("Banner"))
    let result = try PetriProcess.run(["check", "leaks"], in: folder.path)
    #expect(result.status == 0)
    #expect(result.output.contains("the baseline accepts leaked-view of 'Banner' on 'b', which isn't found any more\n"))
    #expect(try folder.read("checks-baseline.json").contains("Banner"))
    _ = try PetriProcess.run(["check", "leaks", "--update-baseline"], in: folder.path)
    #expect(try !folder.read("checks-baseline.json").contains("Banner"))
  }

  @Test("a baseline that can't be read is said, and nothing is checked")
  func unreadable() throws {
    let folder = try catalogue()
    let missing = try PetriProcess.run(["check", "leaks", "--baseline", "other.json"], in: folder.path)
    #expect(missing.status == 74 && missing.output.isEmpty && missing.errors.contains("can't read other.json"))
    try folder.write("[]", to: "checks-baseline.json")
    let broken = try PetriProcess.run(["check", "leaks"], in: folder.path)
    #expect(broken.status == 74 && broken.errors.contains("isn't a baseline: expected JSON"))
  }

  @Test("a budget ends the work and prints its share")
  func budget() throws {
    let folder = try catalogue()
    let all = try PetriProcess.run(["check", "leaks", "--budget", "300"], in: folder.path)
    #expect(all.output.hasSuffix("covered all of the work within 300 s\n"), "\(all.output)")
    let none = try PetriProcess.run(["check", "leaks", "--budget", "0.1"], in: folder.path)
    #expect(
      none.status == 0 && none.output.hasSuffix("covered 0 % of the work in 0.1 s; left out: leaks of 2 screens\n"),
      "\(none.output)"
    )
  }

  @Test("only screens that an edit since a commit touches are checked, and none is an error")
  func changed() throws {
    let folder = try catalogue()
    let git = "git init -q && git add -A && git commit -qm one"
    try expectEqual(PetriProcess.run(["-c", git], shell: true, in: folder.path).status, 0)
    let none = try PetriProcess.run(["check", "leaks", "--changed"], in: folder.path)
    #expect(
      none.status == 3 && none.errors.contains("no screen is affected by the changes"),
      "\(none.status) \(none.errors)"
    )
    try folder.write("screen: a\ncontent: [{label: C}]\n---\nscreen: b\ncontent: [{label: B}]\n", to: "Screens/a.yaml")
    try folder.write("screen: c\ncontent: [{label: C}]\n", to: "Screens/c.yaml")
    let result = try PetriProcess.run(["check", "leaks", "--changed", "HEAD"], in: folder.path)
    #expect(result.status == 0 && result.output.hasPrefix("leaks: nothing found in 2 screens, "), "\(result.output)")
    let unknown = try PetriProcess.run(["check", "--changed", "nowhere"], in: folder.path)
    #expect(unknown.status != 0 && unknown.errors.contains("nowhere"))
  }

  @Test("reports are written in each form but HTML, and each rule is explained")
  func reports() throws {
    let folder = try catalogue()
    let forms = ["junit", "json", "markdown", "sarif", "github"].flatMap { ["--report", "\($0)=\(folder.path)/\($0)"] }
    let result = try PetriProcess.run(["check", "leaks", "a"] + forms, in: folder.path)
    #expect(result.status == 0)
    try expectEqual(folder.read("github"), "")
    #expect(try folder.read("junit").contains("<testcase classname=\"leaks\" name=\"leaks\"/>"))
    #expect(try folder.read("json").contains("\"check\" : \"leaks\"") && folder.read("sarif").contains("\"2.1.0\""))
    #expect(try folder.read("markdown").hasPrefix("### petri check\n"))
    let refused = try PetriProcess.run(["check", "--report", "html=site.html"], in: folder.path)
    #expect(refused.status == 64 && refused.errors.contains("write junit, json, markdown, sarif or github"))
    let explained = try PetriProcess.run(["explain", "leaked-controller"], in: folder.path)
    #expect(
      explained.status == 0 && explained.output.hasPrefix("leaked-controller\n\nA view controller is still in memory")
    )
  }
}
