import ArgumentParser
import Expectations
import Foundation
import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriLoader
import Testing

@testable import PetriCommand

@Suite("A screen that is checked in the browser", .startsProcesses)
@MainActor
struct ScreenCheckerTests {
  /// A catalogue with a screen that has a finding of layout, a good one, and one whose title turns and is cut.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("catalog: Small\nlocales: [en]\n", to: "Catalog.yaml")
    try folder.write(
      """
      screen: faint
      content:
        - label: {text: Faint, color: "#EEEEEE"}
        - label: {text: Meant, color: "#EEEEEE", allow: [contrast]}  # a watermark
        - button: {title: Go, tap: {open: good}}
      ---
      screen: good
      content:
        - label: Fine
        - button: {title: Close, tap: dismiss}
      ---
      screen: cut
      content: [label: {text: "turned \\u202E and much longer than a line of a phone is, so that it is cut", lines: 1}]
      """ + "\n",
      to: "Screens/faint.yaml"
    )
  }

  private func workspace() throws -> Workspace {
    try Workspace(CatalogOptions.parse(["--catalog", folder.path]), Command.invocation(), toleratingErrors: true)
  }

  private func request(_ screen: String, in workspace: Workspace) -> PreviewRequest {
    PreviewRequest(
      screen: screen,
      tab: .checks,
      environment: ShownEnvironment(LaunchEnvironment(settings: workspace.catalog.settings))
    )
  }

  private func rows(_ screen: String, in workspace: Workspace) throws -> [PreviewRow] {
    ScreenChecker(workspace).rows(for: request(screen, in: workspace))
  }

  /// The rows that messages have in the end.
  private func rows(of messages: [BrowserMessage]) -> [PreviewRow]? {
    if case .preview(_, .rows(let rows))? = messages.last { rows } else { nil }
  }

  /// Takes the steps until nothing is left to do; returns the rows of the messages, in their order.
  private func finish(_ checker: ScreenChecker) -> [[PreviewRow]] {
    var all: [[PreviewRow]] = []
    while checker.patience != nil {
      for case .preview(_, .rows(let rows)) in checker.step() { all.append(rows) }
      // The worker needs the processor.
      Thread.sleep(forTimeInterval: 0.01)
    }
    return all
  }

  @Test("has its findings by rules, each with its place and the launch that shows it; what is meant has its reason")
  func findings() throws {
    let rows = try rows("faint", in: workspace())
    let texts = rows.map(\.text)
    #expect(texts.first == "1 found" && texts.contains { $0.hasPrefix("layout: 1 found in ") }, "\(texts)")
    let rule = try #require(rows.firstIndex { $0.text.hasPrefix("  contrast  A text is too faint") })
    if case .note(let words)? = rows[rule].target {
      #expect(words.hasPrefix("contrast: ") && words.contains("WCAG"))
    } else {
      Issue.record("\(rows[rule])")
    }
    let look = try ShownEnvironment(LaunchEnvironment(settings: workspace().catalog.settings))
    expectEqual(rows[rule + 1].target, .launch(LaunchRequest(screen: "faint", environment: look), moves: []))
    expectEqual(rows[rule + 2].text, "      Screens/faint.yaml:3:5")
    #expect(texts.contains("  contrast  Screens/faint.yaml:4:5  a watermark"))
    #expect(texts.contains { $0.contains("petri check navigation faint goes on") })
  }

  @Test("is launched with the fixture that shows a finding")
  func fixture() throws {
    try folder.write(
      """
      screen: named
      context: {name: {type: string, example: Go}}
      fixtures: {long: {name: a name that is so much longer than a line of a phone that it has to be cut}}
      content: [label: {text: "${name}", lines: 1}]
      """ + "\n",
      to: "Screens/named.yaml"
    )
    let rows = try rows("named", in: workspace())
    let requests = rows.compactMap { if case .launch(let request, _)? = $0.target { request } else { nil } }
    #expect(requests.contains { $0.fixture == "long" && $0.values.isEmpty }, "\(rows.map(\.text))")
  }

  @Test("has the walk to a fault of another screen")
  func walk() throws {
    try folder.write(
      """
      screen: first
      content: [button: {title: Next, tap: {open: last}}]
      ---
      screen: last
      presentation: {style: fullScreen, interactiveDismiss: false}
      content: [label: The end]
      """ + "\n",
      to: "Screens/first.yaml"
    )
    let rows = try rows("first", in: workspace())
    let found = try #require(rows.first { $0.text.hasPrefix("    'last': ") }, "\(rows.map(\.text))")
    if case .launch(let request, let moves)? = found.target {
      #expect(request.screen == "first" && moves == ["tap:Next"])
    } else {
      Issue.record("\(found)")
    }
  }

  @Test("has texts of screens harmless in its findings")
  func hostile() throws {
    let texts = try rows("cut", in: workspace()).map(\.text)
    #expect(
      texts.contains { $0.contains(#"turned \u{202E} and"#) } && !texts.contains { $0.contains("\u{202E}") },
      "\(texts)"
    )
  }

  @Test("has how much was looked at where nothing is found")
  func nothing() throws {
    let texts = try rows("good", in: workspace()).map(\.text)
    expectEqual(texts.first, "nothing found")
    for start in ["layout: nothing found in ", "leaks: nothing found in 1 screen, ", "navigation: nothing found in "] {
      #expect(texts.contains { $0.hasPrefix(start) }, "\(texts)")
    }
  }

  @Test("has why its navigation was left out where it is shown over others or is a part of them")
  func leftOut() throws {
    try folder.write(
      "screen: sure\ncontent: {alert: {title: Sure?, actions: [{title: OK}]}}\n---\npart: tag\ncontent: [{label: Tag}]\n",
      to: "Screens/sure.yaml"
    )
    let workspace = try workspace()
    let reasons = [("sure", "it is shown over other screens"), ("tag", "it is a part of other screens")]
    for (screen, reason) in reasons {
      let texts = try rows(screen, in: workspace).map(\.text)
      #expect(texts.contains("navigation: left out, as \(reason)"), "\(texts)")
    }
  }

  @Test("has what the baseline accepts, with the reason, and what of that is gone; a broken baseline is said")
  func baseline() throws {
    let entry = #"{"reason": "the brand's", "rule": "contrast", "screen": "faint", "subject": "SUBJECT"}"#
    let gone = #"{"rule": "leaked-view", "screen": "faint", "subject": "Banner"}"#
    try folder.write(#"{"accepted": [\#(gone)]}"#, to: "checks-baseline.json")
    let found = try Command.run(["check", "layout", "faint", "--accept"], in: folder.path)
    #expect(found.status == 0)
    let subject = try #require(
      folder.read("checks-baseline.json").split(separator: "\"subject\" : \"").first {
        !$0.hasPrefix("Banner") && !$0.hasPrefix("{")
      }
    ).prefix { $0 != "\"" }
    let accepted = entry.replacing("SUBJECT", with: subject)
    try folder.write(#"{"accepted": [\#(accepted), \#(gone)]}"#, to: "checks-baseline.json")
    let texts = try rows("faint", in: workspace()).map(\.text)
    #expect(texts.first == "nothing found, 1 accepted" && texts.contains("      accepted: the brand's"), "\(texts)")
    #expect(texts.contains("  leaked-view of 'Banner'"))
    try folder.write("[]", to: "checks-baseline.json")
    let broken = try rows("faint", in: workspace()).map(\.text)
    #expect(broken.first == "1 found" && broken[1].contains("isn't a baseline"))
  }

  @Test("is checked part by part once it has been looked at for a moment, and then known until the files change")
  func behind() throws {
    let workspace = try workspace()
    let checker = ScreenChecker(workspace)
    defer { checker.end() }
    let request = request("faint", in: workspace)
    #expect(checker.patience == nil && checker.step().isEmpty)
    expectEqual(rows(of: checker.look(at: request))?.first?.text, "checking layout …  1 of 3")
    #expect(checker.descriptors.isEmpty && checker.step().isEmpty)
    let steps = finish(checker)
    #expect(steps.count > 1 && steps.last?.first?.text == "1 found", "\(steps)")
    #expect(rows(of: checker.look(at: request)) == steps.last && checker.patience == nil)
    checker.replace(workspace)
    _ = checker.look(at: request)
    #expect(checker.patience != nil)
  }

  @Test("is given up when another one is looked at, and checked when it is looked at again")
  func others() throws {
    let workspace = try workspace()
    let checker = ScreenChecker(workspace)
    defer { checker.end() }
    let (faint, good) = (request("faint", in: workspace), request("good", in: workspace))
    _ = checker.look(at: faint)
    while checker.descriptors.isEmpty { _ = checker.step() }
    let messages = checker.look(at: good)
    if case .outdated(.checks, "faint")? = messages.first {} else { Issue.record("\(messages)") }
    expectEqual(finish(checker).last?.first?.text, "nothing found")
    expectEqual(rows(of: checker.look(at: faint))?.first?.text, "checking layout …  1 of 3")
    expectEqual(finish(checker).last?.first?.text, "1 found")
  }

  @Test("with errors, or whose catalogue can't be read any more, has that in its place")
  func broken() throws {
    try folder.write("screen: bad\ncontent: [lable: A]\n", to: "Screens/bad.yaml")
    let workspace = try workspace()
    try expectEqual(rows("bad", in: workspace).map(\.text), ["the screen has errors and can't be checked"])
    let checker = ScreenChecker(workspace)
    let request = request("good", in: workspace)
    _ = checker.look(at: request)
    try FileManager.default.removeItem(atPath: folder.path + "/Catalog.yaml")
    #expect(finish(checker).last?.first?.text.hasPrefix("can't be checked: ") == true)
    #expect(checker.patience == nil)
  }
}
