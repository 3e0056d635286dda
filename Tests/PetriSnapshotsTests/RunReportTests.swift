import Expectations
import PetriDiagnostics
import Testing

@testable import PetriSnapshots

@Suite("Reports of runs")
struct RunReportTests {
  private func report(_ index: Int, _ count: Int, _ statuses: [SnapshotStatus]) -> RunReport {
    RunReport(
      catalog: "A",
      isComplete: true,
      shard: SnapshotShard(index: index, count: count),
      cells: statuses.enumerated().map { CellResult(path: "\(index)-\($0).txt", screen: "s", status: $1) },
      unowned: ["gone.txt"]
    )
  }

  @Test("a report is read as it was written, and another version or no report at all is refused")
  func roundTrip() throws {
    var report = report(1, 2, [.same, .differs, .conflict])
    report.cells[2].message = "it contains merge conflict markers"
    report.cells[2].line = 3
    report.cells[1].reference = "00ff"
    report.skipped = [.init(screen: "b", reason: "drawn \"by hand\" \u{1B}")]
    try expectEqual(RunReport(json: Array(report.json.utf8)), report)
    #expect(
      throws: RunReport.Unreadable(description: "unsupported report version 9; this version of petri reads 2 to 3")
    ) {
      try RunReport(json: Array("{\"version\": 9}".utf8))
    }
    #expect(throws: RunReport.Unreadable.self) { try RunReport(json: Array("[]".utf8)) }
  }

  @Test("shards together are complete and say what is obsolete; one alone is not")
  func merging() {
    let (whole, problems) = RunReport.merging([report(2, 2, [.same]), report(1, 2, [.same, .missing])])
    #expect(problems == [] && whole.isComplete && whole.obsolete == ["gone.txt"])
    expectEqual(whole.cells.map(\.path), ["1-0.txt", "1-1.txt", "2-0.txt"])
    expectEqual(whole.summary, "3 compared: 2 the same, 1 missing, 1 obsolete")
    let (half, missing) = RunReport.merging([report(1, 3, [.same])])
    #expect(missing == ["missing the reports of shards 2/3, 3/3"] && !half.isComplete && half.obsolete == [])
    #expect(!RunReport.merging([report(1, 1, [.failed])]).report.obsolete.contains("gone.txt"))
  }

  @Test("a run of more shards than can be listed is reported with the first that are missing")
  func hugeCount() throws {
    let (_, problems) = RunReport.merging([report(2, .max, [.same])])
    let names = [1, 3, 4, 5, 6, 7, 8, 9].map { "\($0)/\(Int.max)" }.joined(separator: ", ")
    expectEqual(problems, ["missing the reports of shards \(names) and \(Int.max - 9) more"])
  }

  @Test("a report of an invalid shard isn't a report", arguments: [(0, 1), (2, 1), (1, 0), (-1, -1), (Int.max, 1)])
  func senselessShard(index: Int, count: Int) {
    let good = report(1, 2, [.same]).json
    let json = good.replacing("\"index\":1,\"count\":2", with: "\"index\":\(index),\"count\":\(count)")
    #expect(json != good)
    #expect(throws: RunReport.Unreadable(description: "it isn't a report of a snapshot run")) {
      try RunReport(json: Array(json.utf8))
    }
  }

  @Test("a snapshot that is the same in one report and differs in another is reported")
  func contradiction() {
    var other = report(2, 2, [.differs])
    other.cells[0] = CellResult(path: "1-0.txt", screen: "s", status: .differs)
    let (_, problems) = RunReport.merging([report(1, 2, [.same]), other])
    expectEqual(problems, ["1-0.txt is same in one report and differs in another"])
  }

  @Test("a missing file whose cells have the texts of an obsolete one is a rename, each used once")
  func renames() {
    let base = CellName(fixture: "examples", device: "a", appearance: "b", contentSize: "c", locale: "en")
    let other = CellName(fixture: "examples", device: "a", appearance: "b", contentSize: "c", locale: "ru")
    func file(_ name: String, _ text: String, _ russian: String? = nil) -> Rename.File {
      var texts = [base: text]
      texts[other] = russian
      return Rename.File(path: "a/\(name).tree.txt", texts: texts)
    }
    let renames = Rename.find(
      obsolete: [
        file("old", "old\n└─ label \"x\"\n", "old\n└─ label \"ы\"\n"), file("else", "else\n"),
        file("third", "third x\n", "third y\n"),
      ],
      missing: [
        file("new", "new\n└─ label \"x\"\n", "new\n└─ label \"ы\"\n"),
        file("next", "next\n└─ label \"x\"\n", "next\n└─ label \"ы\"\n"),
        file("fourth", "fourth x\n", "fourth z\n"),
      ]
    )
    expectEqual(renames, [Rename(from: "a/old.tree.txt", to: "a/new.tree.txt")])
  }

  @Test(
    "a rename is found where the old name is a word of what the screen shows",
    arguments: [
      (
        "tree", "content: offline\n└─ label \"You are \\\"offline\\\"\"",
        "content: gone\n└─ label \"You are \\\"offline\\\"\""
      ),
      (
        "tree", "label \"offline\\\\\"\n└─ content: offline", "label \"offline\\\\\"\n└─ content: gone"
      ),
      ("wireframe", "You are offline", "You are offline"), ("wireframe", "offline", "gone"),
    ]
  )
  func renamesBesideTexts(_ kind: String, _ old: String, _ new: String) {
    let cell = CellName(fixture: "examples", device: "a", appearance: "b", contentSize: "c", locale: "en")
    let found = Rename.find(
      obsolete: [Rename.File(path: "offline.\(kind).txt", texts: [cell: old])],
      missing: [Rename.File(path: "gone.\(kind).txt", texts: [cell: new])]
    )
    expectEqual(found.map(\.to), ["gone.\(kind).txt"])
  }

  @Test("screens with errors keep a run from being clean, in every form of its report and in what shards are merged to")
  func brokenScreens() throws {
    let broken = RunReport.BrokenScreen(screen: "a<b", place: "Screens/a.yaml:3")
    let part = RunReport(catalog: "A", isComplete: false, cells: [], broken: [broken])
    let report = RunReport.merging([part, part]).report
    expectEqual(report.broken, [broken])
    #expect(!report.isClean)
    expectEqual(report.summary, "0 compared: 1 screen with errors")
    try expectEqual(RunReport(json: Array(report.json.utf8)), report)
    let junit = JUnitReport(report) { _ in nil }.text
    #expect(
      junit.contains("tests=\"1\" failures=\"0\" errors=\"1\"") && junit.contains("<error message=\"Screens/a.yaml:3: ")
    )
    let markdown = MarkdownReport(RunChanges(report, edits: [])).text
    #expect(markdown.contains("### With errors") && markdown.contains("`a<b`"))
  }

  @Test("in GitHub's table and annotations, text from outside is text")
  func github() {
    var report = report(1, 1, [])
    report.cells = [
      CellResult(path: "a,b:c\n.txt", screen: "|<x>|", status: .failed, message: "50%\n::warning::x\r")
    ]
    let github = GitHubReport(RunChanges(report, edits: []))
    expectEqual(
      github.annotations,
      "::error file=a%2Cb%3Ac%0A.txt,title=snapshot-failed::'|<x>|' in 1 look: 50%25%0A::warning::x␍\n"
    )
    #expect(github.summary.contains("| `a,b:c␊.txt` | `│<x>│` | failed |"))
    report.screens = [RunScreen(name: "|<x>|", title: "X", file: "Screens/a,b.yaml", line: 7)]
    #expect(
      GitHubReport(RunChanges(report, edits: [])).annotations
        .hasPrefix("::error file=Screens/a%2Cb.yaml,line=7,title=snapshot-failed::")
    )
    report.cells = (0..<12).map { CellResult(path: "\($0).txt", screen: "\($0)", status: .failed) }
    let lines = GitHubReport(RunChanges(report, edits: [])).annotations.split(separator: "\n")
    #expect(lines.count == 9 && lines[8] == "::error title=4 more snapshots::see the summary of the step")
  }

  @Test(
    "each screen of an edit is one diagnostic at the view that differs, else at its definition, a broken snapshot one at its file"
  )
  func diagnostics() {
    var cells = [
      CellResult(path: "a.tree.txt", screen: "a", status: .differs),
      CellResult(path: "a.tree.txt", cell: "dark", screen: "a", status: .differs),
      CellResult(path: "b.tree.txt", screen: "b", status: .differs),
    ]
    cells[2].place = "Screens/b.yaml:7"
    let groups = PendingGroup.groups(of: cells) { _ in
      ("# tree v2\n└─ label \"Old\"\n", "# tree v2\n└─ label \"New\"\n")
    } files: { _ in
      nil
    }
    let conflict = CellResult(path: "c.tree.txt", screen: "c", status: .conflict, message: "conflict markers", line: 3)
    var report = RunReport(
      catalog: "A",
      isComplete: true,
      cells: cells + [conflict],
      broken: [.init(screen: "d", place: "Screens/d.yaml:5")],
      unowned: ["gone.tree.txt"]
    )
    report.screens = ["a", "b", "c"].enumerated().map {
      RunScreen(name: $1, title: $1, file: "all.yaml", line: $0 * 10 + 1)
    }
    let edits = groups.map { ScreenChange($0, before: nil, after: nil) }
    let all = RunDiagnostics(RunChanges(report, edits: edits)).all
    expectEqual(
      all.map { "\($0.path ?? ""):\($0.line ?? 0): \($0.message) [\($0.code)]" },
      [
        "all.yaml:1: 'a' in 2 looks: it differs from its snapshot\n- label \"Old\"\n+ label \"New\" [snapshot-differs]",
        "Screens/b.yaml:7: 'b' in 1 look: it differs from its snapshot\n- label \"Old\"\n+ label \"New\" [snapshot-differs]",
        "c.tree.txt:3: 'c' in 1 look: conflict markers [snapshot-conflict]",
        "Screens/d.yaml:5: 'd' has errors; run 'petri validate' to see them [snapshot-broken]",
        "gone.tree.txt:0: nothing uses it; to delete it, run 'petri snapshot prune --delete' [snapshot-obsolete]",
      ]
    )
  }

  @Test("JUnit's XML has a suite a screen and escapes what it shows")
  func junit() {
    let text = JUnitReport(report(1, 1, [.same, .differs, .failed])) { _ in "-a\n+<b>&\u{1}" }.text
    #expect(
      text.hasPrefix(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"A\" tests=\"3\" failures=\"1\" errors=\"1\" skipped=\"0\">\n"
      )
    )
    #expect(text.contains("<failure type=\"differs\" message=\"differs\">-a\n+&lt;b&gt;&amp;␁</failure>"))
    #expect(text.contains("<error type=\"failed\""))
  }
}
