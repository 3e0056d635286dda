import Expectations
import Foundation
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
    let result = try Command.run(["check", "leaks", "a"], in: folder.path)
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
    let other = try Command.run(["check", "leaks", "a"], in: folder.path)
    #expect(!other.output.contains("Banner"))
    let result = try Command.run(["check", "leaks"], in: folder.path)
    #expect(result.status == 0)
    #expect(result.output.contains("the baseline accepts leaked-view of 'Banner' on 'b', which isn't found any more\n"))
    #expect(try folder.read("checks-baseline.json").contains("Banner"))
    _ = try Command.run(["check", "leaks", "--update-baseline"], in: folder.path)
    #expect(try !folder.read("checks-baseline.json").contains("Banner"))
  }

  @Test("a baseline that can't be read is said, and nothing is checked")
  func unreadable() throws {
    let folder = try catalogue()
    let missing = try Command.run(["check", "leaks", "--baseline", "other.json"], in: folder.path)
    #expect(missing.status == 74 && missing.output.isEmpty && missing.errors.contains("can't read other.json"))
    try folder.write("[]", to: "checks-baseline.json")
    let broken = try Command.run(["check", "leaks"], in: folder.path)
    #expect(broken.status == 74 && broken.errors.contains("isn't a baseline: expected an object"))
  }

  @Test("a budget ends the work and prints its share")
  func budget() throws {
    let folder = try catalogue()
    let all = try Command.run(["check", "leaks", "--budget", "300"], in: folder.path)
    #expect(all.output.hasSuffix("covered all of the work within 300 s\n"), "\(all.output)")
    let screens = (0..<90).map { "screen: s\($0)\ncontent: [{label: A}]\n" }
    try folder.write(screens.joined(separator: "---\n"), to: "Screens/many.yaml")
    let some = try Command.run(["check", "leaks", "--budget", "0.1"], in: folder.path)
    let share = /covered \d+ % of the work in 0\.1 s; left out: leaks of \d+ screens\n$/
    #expect(some.status == 0 && some.output.contains(share), "\(some.output)")
  }

  @Test("SARIF has what GitHub's code scanning asks for: words of each rule, and for each finding a file and a place")
  func sarif() throws {
    let folder = try catalogue()
    try folder.write("screen: b\ncontent: [{label: {text: B, height: 9}}]\n", to: "app/Screens/b.yaml")
    try folder.write("catalog: A\n", to: "app/Catalog.yaml")
    let arguments = ["check", "layout", "--catalog", "app", "--report", "sarif=log"]
    try expectEqual(Command.run(arguments, in: folder.path).status, 1)
    let log = try JSONDecoder().decode(CodeScanningLog.self, from: Data(folder.read("log").utf8))
    let run = try #require(log.runs.first)
    #expect(run.tool.driver.semanticVersion == "0.1.0" && !run.results.isEmpty)
    for rule in run.tool.driver.rules {
      #expect(
        rule.fullDescription.text.hasPrefix("\(rule.shortDescription.text). ")
          && rule.fullDescription.text.count <= 1_024
      )
      #expect(rule.help.text == rule.fullDescription.text && rule.help.markdown?.isEmpty == false)
    }
    for result in run.results {
      expectEqual(run.tool.driver.rules[result.ruleIndex].id, result.ruleId)
      #expect(result.message.text.hasPrefix("'b': ") && result.message.text.contains("\nin "))
      let place = try #require(result.locations.first).physicalLocation
      #expect(place.artifactLocation.uri == "app/Screens/b.yaml" && place.region.startLine == 2)
      #expect(place.region.startColumn > 1)
    }
  }

  @Test("only screens that an edit since a commit touches are checked; where it touches none, reports are empty")
  func changed() throws {
    let folder = try catalogue()
    try commit(folder)
    let none = try Command.run(["check", "leaks", "--changed", "--report", "junit=junit"], in: folder.path)
    #expect(
      none.status == 0 && none.output == "no screen is affected by the changes\n",
      "\(none.status) \(none.errors)"
    )
    #expect(try folder.read("junit").contains("tests=\"0\""))
    try folder.write("screen: a\ncontent: [{label: C}]\n---\nscreen: b\ncontent: [{label: B}]\n", to: "Screens/a.yaml")
    try folder.write("screen: c\ncontent: [{label: C}]\n", to: "Screens/c.yaml")
    let result = try Command.run(["check", "leaks", "--changed", "HEAD"], in: folder.path)
    #expect(result.status == 0 && result.output.hasPrefix("leaks: nothing found in 3 screens, "), "\(result.output)")
    let unknown = try Command.run(["check", "--changed", "nowhere"], in: folder.path)
    #expect(unknown.status != 0 && unknown.errors.contains("nowhere"))
  }

  private func commit(_ folder: TemporaryFolder) throws {
    let git = "git init -q && git add -A && git commit -qm one"
    try expectEqual(PetriProcess.run(["-c", git], shell: true, in: folder.path).status, 0)
  }

  @Test("a changed part is checked on the screens that hold it")
  func changedPart() throws {
    let folder = try catalogue()
    try folder.write("part: tag\ncontent: [{label: Tag}]\n", to: "Screens/tag.yaml")
    try folder.write("screen: c\ncontent: [{part: tag}]\n", to: "Screens/c.yaml")
    try folder.write("container: frame\nviews: [{part: tag}]\n", to: "Screens/frame.yaml")
    try folder.write("screen: framed\nwrapping: [frame]\ncontent: [{label: F}]\n", to: "Screens/framed.yaml")
    try folder.write(
      "screen: tabs\ncontent: {tabs: [{screen: c, title: C}, {screen: a, title: A}]}\n",
      to: "Screens/tabs.yaml"
    )
    try commit(folder)
    try folder.write("part: tag\ncontent: [{label: {text: Tag, height: 9}}]\n", to: "Screens/tag.yaml")
    let changed = try Command.run(["changed"], in: folder.path)
    #expect(
      changed.output.contains("screens (3)\n  c  shows tag\n  framed  shows tag\n  tabs  shows tag\n"),
      "\(changed.output)"
    )
    let result = try Command.run(["check", "layout", "--changed"], in: folder.path)
    #expect(result.status == 1 && result.output.contains("'Tag'"), "\(result.output) \(result.errors)")
  }

  private let home = """
    screen: home
    wrapping: [navigation]
    content: [{button: {title: A, minHeight: 44, tap: {open: a}}}]

    """

  @Test("the way back from a changed screen is judged from where one comes, as that from a named one")
  func changedNavigation() throws {
    let folder = try catalogue()
    try folder.write("catalog: A\nstart: home\n", to: "Catalog.yaml")
    try folder.write(home, to: "Screens/home.yaml")
    let modal = "screen: a\npresentation: {style: fullScreen}\ncontent: "
    try folder.write("\(modal)[{button: {title: Close, minHeight: 44, tap: close}}]\n", to: "Screens/a.yaml")
    try commit(folder)
    try folder.write("\(modal)[{label: A}]\n", to: "Screens/a.yaml")
    for arguments in [["--changed"], ["a"], []] {
      let result = try Command.run(["check", "navigation"] + arguments, in: folder.path)
      #expect(
        result.status == 1 && result.output.contains("[dead-end]"),
        "\(arguments) \(result.output) \(result.errors)"
      )
      // Named alone, it is a start of its own beside that of the app; else nothing is found that the check of all doesn't find.
      #expect(result.output.contains(arguments == ["a"] ? "2 starts" : "1 start,"), "\(arguments) \(result.output)")
    }
  }

  @Test("a screen with errors, which can't be checked, fails the check of all")
  func brokenScreen() throws {
    let folder = try catalogue()
    try folder.write("screen: broken\ncontent: [label: {tixt: x}]\n", to: "Screens/broken.yaml")
    let result = try Command.run(["check", "leaks"], in: folder.path)
    #expect(result.status == 1 && result.errors.contains("1 screen has errors"), "\(result.output) \(result.errors)")
    try expectEqual(Command.run(["check", "leaks", "a"], in: folder.path).status, 0)
  }

  @Test("a fault that is new beside an accepted one is found")
  func newFault() throws {
    let folder = try catalogue()
    try folder.write("screen: a\ncontent:\n  - label: {text: Low, height: 10}\n", to: "Screens/a.yaml")
    _ = try Command.run(["check", "layout", "--accept"], in: folder.path)
    try expectEqual(Command.run(["check", "layout"], in: folder.path).status, 0)
    let star = "  - button: {symbol: star, accessibilityLabel: Star, height: 18, tap: {emit: x}}\n"
    let low = "screen: a\ncontent:\n  - label: {text: Low, height: 10}\n"
    try folder.write(low + star, to: "Screens/a.yaml")
    let result = try Command.run(["check", "layout", "--json"], in: folder.path)
    #expect(result.status == 1 && result.output.contains("\"subject\" : \"button Star\""), "\(result.output)")
    _ = try Command.run(["check", "layout", "--accept"], in: folder.path)
    try expectEqual(Command.run(["check", "layout"], in: folder.path).status, 0)
    try folder.write(low + star + star, to: "Screens/a.yaml")
    let second = try Command.run(["check", "layout", "--json"], in: folder.path)
    #expect(second.status == 1 && second.output.contains("\"subject\" : \"button Star (2)\""), "\(second.output)")
  }

  @Test("entries of screens that are gone are taken out as well")
  func goneScreen() throws {
    let folder = try catalogue()
    try folder.write(
      #"{"accepted": [{"rule": "dead-end", "screen": "old", "subject": "old"}]}"#,
      to: "checks-baseline.json"
    )
    let result = try Command.run(["check", "leaks", "--update-baseline"], in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try !folder.read("checks-baseline.json").contains("old"))
  }

  @Test(
    "a problem of the baseline has its entry and its key",
    arguments: [
      (#"{"accepted": [{"rule": "dead-end", "subject": "a"}]}"#, "entry 1 has no 'screen'"),
      (#"{"accepted": [{"rule": "dead", "screen": "a", "subject": "a"}]}"#, "unknown rule in entry 1"),
      (
        #"{"accepted": [{"rule": "dead-end", "screen": 1, "subject": "a"}]}"#,
        "'screen' in entry 1 has a value of another type"
      ),
      ("{\"accepted\": [\n  {\"rule\" \"dead-end\"}]}", "line 2"),
    ]
  )
  func broken(text: String, problem: String) throws {
    let folder = try catalogue()
    try folder.write(text, to: "checks-baseline.json")
    let result = try Command.run(["check", "leaks"], in: folder.path)
    #expect(result.status == 74 && result.errors.contains(problem), "\(result.errors)")
  }

  @Test("files of reports are named from the current folder, and have what it takes to see a finding")
  func paths() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "app/Catalog.yaml")
    try folder.write("screen: a\ncontent:\n  - label: {text: Low, height: 10}\n", to: "app/Screens/a.yaml")
    let forms = ["junit", "sarif", "github"]
    let arguments = ["check", "layout", "--catalog", "app"] + forms.flatMap { ["--report", "\($0)=\($0)"] }
    try expectEqual(Command.run(arguments, in: folder.path).status, 1)
    for form in forms {
      #expect(try folder.read(form).contains("\"app/Screens/a.yaml") || folder.read(form).contains("file=app/"))
    }
    #expect(try folder.read("sarif").contains("looks"))
  }

  @Test("several checks are named, a mistyped one has the nearest, and pictures are of layout")
  func names() throws {
    let folder = try catalogue()
    let two = try Command.run(["check", "leaks", "layout", "a", "a"], in: folder.path)
    #expect(
      two.output.contains("leaks: nothing found in 1 screen,")
        && two.output.contains("layout: nothing found in 10 looks"),
      "\(two.output)"
    )
    let mistyped = try Command.run(["check", "layot"], in: folder.path)
    #expect(mistyped.status == 64 && mistyped.errors.contains("did you mean 'layout'?"))
    let pictures = try Command.run(["check", "navigation", "--pictures", "p"], in: folder.path)
    #expect(pictures.status == 64 && pictures.errors.contains("--pictures is for layout"))
  }

  @Test("reports are written in each form but HTML, and each rule is explained")
  func reports() throws {
    let folder = try catalogue()
    let forms = ["junit", "json", "markdown", "sarif", "github"].flatMap { ["--report", "\($0)=\(folder.path)/\($0)"] }
    let result = try Command.run(["check", "leaks", "a"] + forms, in: folder.path)
    #expect(result.status == 0)
    try expectEqual(folder.read("github"), "")
    #expect(try folder.read("junit").contains("<testcase classname=\"leaks\" name=\"leaks\"/>"))
    #expect(try folder.read("json").contains("\"check\" : \"leaks\"") && folder.read("sarif").contains("\"2.1.0\""))
    #expect(try folder.read("markdown").hasPrefix("### petri check\n"))
    let refused = try Command.run(["check", "--report", "html=site.html"], in: folder.path)
    #expect(refused.status == 64 && refused.errors.contains("write junit, json, markdown, sarif or github"))
    let explained = try Command.run(["explain", "leaked-controller"], in: folder.path)
    #expect(
      explained.status == 0 && explained.output.hasPrefix("leaked-controller\n\nA view controller is still in memory")
    )
  }
}
