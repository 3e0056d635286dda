import Expectations
import Foundation
import Testing

@Suite("Merged shards", .startsProcesses)
struct SnapshotMergeTests {
  /// A catalogue in a repository, with an edit of each kind since its last commit.
  static func edited() throws -> SnapshotCatalogue {
    let catalogue = try SnapshotCatalogue(recording: false)
    for (name, text) in [("moved", "Here"), ("gone", "There"), ("old-name", "Nowhere")] {
      try catalogue.folder.write(
        "screen: \(name)\nlinks: app://\(name)\ncontent:\n  - label: \(text)\n  - button: {title: On, tap: {open: two}}\n",
        to: "Screens/\(name).yaml"
      )
    }
    try expectEqual(catalogue.run("record", "--matrix").status, 0)
    for command in [["init", "-q"], ["add", "-A"], ["commit", "-qm", "a commit"]] {
      let git = try PetriProcess.run(["-c", "git \"$@\"", "sh"] + command, shell: true, in: catalogue.folder.path)
      try #require(git.status == 0, "\(git.errors)")
    }
    try catalogue.replace("Hello ${name}", with: "Good day ${name}", in: "Screens/one.yaml")
    try catalogue.replace("label: Two", with: "label: {text: Two, color: red}", in: "Screens/two.yaml")
    try catalogue.replace("{open: two}", with: "{open: one}", in: "Screens/moved.yaml")
    try catalogue.folder.write("screen: new\ncontent:\n  - label: New\n", to: "Screens/new.yaml")
    try FileManager.default.removeItem(atPath: "\(catalogue.folder.path)/Screens/gone.yaml")
    try catalogue.replace("old-name", with: "new-name", in: "Screens/old-name.yaml")
    try FileManager.default.moveItem(
      atPath: "\(catalogue.folder.path)/Screens/old-name.yaml",
      toPath: "\(catalogue.folder.path)/Screens/new-name.yaml"
    )
    // One that can't be read, whose cells are looked at together.
    try catalogue.folder.write("<<<<<<< HEAD\n", to: "Screens/__Snapshots__/moved.routes.txt")
    return catalogue
  }

  private static let forms = ["html", "markdown", "junit", "sarif", "github"]

  private func reports(_ name: String) -> [String] { Self.forms.flatMap { ["--report", "\($0)=\(name).\($0)"] } }

  /// A report without how long cells took.
  private func text(_ name: String, _ form: String, in catalogue: SnapshotCatalogue) throws -> String {
    try catalogue.folder.read("\(name).\(form)").replacing(/\ time="[0-9.e-]+"/, with: "")
  }

  @Test("give the reports of a run that wasn't sharded, from JSON and from folders", arguments: [["--matrix"], []])
  func merged(selection: [String]) throws {
    let catalogue = try Self.edited()
    func run(_ arguments: [String]) throws -> PetriProcess.Result {
      try Command.run(["snapshot"] + arguments, in: catalogue.folder.path)
    }
    let whole = try run(["verify"] + selection + reports("whole") + ["--report", "json=whole.json"])
    expectEqual(whole.status, 1)
    for shard in 1...3 {
      let part = try run(
        ["verify", "--shard", "\(shard)/3", "--keep", "kept-\(shard)", "--report", "json=\(shard).json"] + selection
      )
      #expect(part.status <= 1, "\(part.errors)")
    }
    let json = try run(["merge", "3.json", "1.json", "2.json"] + reports("json") + ["--report", "json=all.json"])
    expectEqual(json.status, 1, "\(json.errors)")
    try expectEqual(run(["merge", "kept-1", "kept-2", "kept-3"] + reports("kept")).status, 1)
    // What was merged, and one run alone, are reports too.
    try expectEqual(run(["merge", "all.json"] + reports("again")).status, 1)
    try expectEqual(run(["merge", "whole.json"] + reports("alone")).status, 1)
    #expect(json.output.hasSuffix(whole.output.split(separator: "\n").last.map { "\($0)\n" } ?? "?"))
    for form in Self.forms {
      let expected = try text("whole", form, in: catalogue)
      for name in ["json", "kept", "again", "alone"] {
        let found = try text(name, form, in: catalogue)
        #expect(found == expected, "\(name).\(form) of \(selection)")
      }
    }
    // Each edit is in what was compared.
    let markdown = try text("whole", "markdown", in: catalogue)
    for part in [
      "Good day Ann", "color red", "open one", "### `new`",
      "renamed from Screens/\\_\\_Snapshots\\_\\_/old-name.tree.txt",
      "### Screens that are gone\n\n- `gone`", "conflict markers",
    ] { #expect(markdown.contains(part), "\(part) in \(markdown)") }
    let sarif = try JSONSerialization.jsonObject(with: Data(text("whole", "sarif", in: catalogue).utf8))
    let run = try #require(((sarif as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let places = Set(results.compactMap { place(of: $0) })
    #expect(places.isSuperset(of: ["Screens/one.yaml:6", "Screens/two.yaml:3", "Screens/new.yaml:1"]), "\(places)")
    let github = try text("whole", "github", in: catalogue)
    #expect(github.contains("::error file=Screens/two.yaml,line=3,title=snapshot-differs::'two' in "), "\(github)")
    let junit = try text("whole", "junit", in: catalogue)
    #expect(junit.contains("<failure") && !junit.contains("\"></failure>"))
  }

  /// The file and line of a result of SARIF.
  private func place(of result: [String: Any]) -> String? {
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    let uri = (location?["artifactLocation"] as? [String: Any])?["uri"] as? String
    let line = (location?["region"] as? [String: Any])?["startLine"] as? Int
    return uri.map { "\($0):\(line ?? 0)" }
  }

  @Test("of different states are no run")
  func states() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    try catalogue.run("verify", "--matrix", "--shard", "1/2", "--report", "json=1.json")
    try catalogue.run("record")
    try catalogue.replace("label: 2", with: "label: 3", in: "Screens/two.yaml")
    try catalogue.run("verify", "--matrix", "--shard", "2/2", "--report", "json=2.json")
    let merged = try catalogue.run("merge", "1.json", "2.json")
    expectEqual(merged.status, 1)
    #expect(
      merged.errors.contains("Screens/__Snapshots__/two.tree.txt is different in the reports"),
      "\(merged.errors)"
    )
  }

  @Test("of an older version are merged without differences, with a note")
  func older() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    try catalogue.run("verify", "--report", "json=new.json")
    var object = try #require(
      JSONSerialization.jsonObject(with: Data(catalogue.folder.read("new.json").utf8)) as? [String: Any]
    )
    object["version"] = 2
    for key in ["evidence", "screens", "candidates"] { object[key] = nil }
    let data = try JSONSerialization.data(withJSONObject: object)
    try catalogue.folder.write(String(decoding: data, as: UTF8.self), to: "old.json")
    let merged = try catalogue.run("merge", "old.json", "--report", "junit=old.xml")
    expectEqual(merged.status, 1)
    #expect(merged.errors.contains("old.json has no texts of its differences"), "\(merged.errors)")
  }

  @Test("the help of merge and of verify names the same forms")
  func help() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    let forms = try ["merge", "verify"].map { command in
      try Command.run(["snapshot", command, "--help"], in: catalogue.folder.path).output
        .replacing(/\s+/, with: " ").firstMatch(of: /Write a report: [^.]*\./).map { String($0.0) }
    }
    #expect(forms[0] != nil && forms[0] == forms[1])
    for form in Self.forms + ["json"] { #expect(forms[0]?.contains("\(form)=FILE") == true) }
  }
}
