import Expectations
import PetriCatalog
import PetriJSONRPC
import PetriLanguageServer
import PetriText
import Testing

@Suite("Completion of what a walk's step touches")
@MainActor
struct ControlTests {
  /// Counts how often a screen is composed.
  private final class Count { var calls: [String] = [] }

  private let count = Count()

  private func editor(_ change: @escaping (inout LanguageServerSettings) -> Void = { _ in }) throws -> TestEditor {
    try TestEditor(Shop.files) { [count] settings in
      settings = LanguageServerSettings(
        loader: settings.loader,
        controls: { walk, screen, catalog, _ in
          count.calls.append("\(screen.name) \(walk.steps.map(\.description)) of \(catalog.screens.count)")
          return [.init(name: "Go on", detail: "is tapped"), .init(name: "mail", detail: "is typed in")]
        }
      )
      settings.quickLoad = .seconds(1_000)
      change(&settings)
    }
  }

  /// The labels where a step is typed at the end of a screen's walk.
  private func items(_ editor: TestEditor, _ step: String) throws -> [String] {
    let text = (Shop.files["Screens/cart.yaml"] ?? "")
      .replacing("{type: {into: mail, text: a@b.c}}, {tap: Go on}", with: "{tap: Go on}, \(step)")
    return TestEditor.items(try editor.ask("textDocument/completion", "Screens/cart.yaml", text))
  }

  @Test("every key that names a control is completed with those of the screen at that step, and other texts aren't")
  func places() throws {
    let editor = try editor()
    let steps = [
      "{tap: ‸}", "{longPress: ‸}", "{type: {into: ‸, text: a}}", "{submit: ‸}", "{set: {control: ‸, to: 1}}",
      "{swipe: {row: ‸, action: Delete}}", "{expect: {focused: ‸}}", "{type: {into: mail, text: ‸}}",
      "{expect: {text: ‸}}",
    ]
    let both = ["Go on | is tapped", "mail | is typed in"]
    expectEqual(try steps.map { try items(editor, $0) }, Array(repeating: both, count: 7) + [[], []])
    expectEqual(Set(count.calls), ["cart [\"tap Go on\"] of 3"])
  }

  @Test("also in a form that lacks keys still, on one line or several, with open brackets and quotation marks")
  func unfinished() throws {
    let editor = try editor()
    let steps = [
      "{type: {into: ‸}}", "{type: {into: ma‸}}", "{set: {control: ‸}}", "{swipe: {row: \"‸\"}}",
      "{type: {text: a, into: ‸}}",
      "{type: {into: ‸", "{set: {control: 'm‸", "{tap: ‸", "{expect: {screen: nowhere, focused: ‸",
    ]
    let both = ["Go on | is tapped", "mail | is typed in"]
    for step in steps {
      let closing = step.contains("}") ? "]}" : ""
      let text = (Shop.files["Screens/cart.yaml"] ?? "")
        .replacing("{type: {into: mail, text: a@b.c}}, {tap: Go on}]}", with: "{tap: Go on}, \(step)\(closing)")
      let found = TestEditor.items(try editor.ask("textDocument/completion", "Screens/cart.yaml", text))
      expectEqual(found, both, "\(step)")
    }
    for step in ["- type:\n          into: ‸", "- set:\n          control: M‸\n", "- tap: ‸", "- {type: {into: ‸}}"] {
      let text = (Shop.files["Screens/cart.yaml"] ?? "")
        .replacing(
          "fill: {fixture: many, steps: [{type: {into: mail, text: a@b.c}}, {tap: Go on}]}",
          with: "fill:\n      - tap: Go on\n      \(step)"
        )
      let found = TestEditor.items(try editor.ask("textDocument/completion", "Screens/cart.yaml", text))
      expectEqual(found, both, "\(step)")
    }
    expectEqual(Set(count.calls), ["cart [\"tap Go on\"] of 3"])
  }

  @Test(
    "a name with blanks replaces all that is typed of it, also between quotation marks and before the closing bracket"
  )
  func replaced() throws {
    let editor = try editor()
    for (typed, text, range) in [
      ("{tap: Go o‸}", "Go on", "Go o"), ("{tap: Go ‸on}", "Go on", "Go on"), ("{tap: \"Go o‸\"}", "Go on", "Go o"),
      ("{tap: 'Go o‸", "Go on", "Go o"), ("{tap: Go o‸", "Go on", "Go o"),
    ] {
      let file = (Shop.files["Screens/cart.yaml"] ?? "")
        .replacing(
          "{type: {into: mail, text: a@b.c}}, {tap: Go on}]",
          with: "\(typed)\(typed.hasSuffix("}") ? "]" : "")"
        )
      let answer = try editor.ask("textDocument/completion", "Screens/cart.yaml", file)
      let edit = answer["items"]?.array?.first?["textEdit"]
      expectEqual(edit?["newText"]?.string, text, "\(typed)")
      let lines = file.replacing("‸", with: "").split(separator: "\n", omittingEmptySubsequences: false)
      let start = edit?["range"]?["start"]
      let (line, column) = (start?["line"]?.int ?? 0, start?["character"]?.int ?? 0)
      let end = edit?["range"]?["end"]?["character"]?.int ?? 0
      expectEqual(String(lines[line].dropFirst(column).prefix(end - column)), range, "\(typed)")
    }
  }

  @Test("while a word is typed the screen is composed once, and again when something else has changed")
  func kept() throws {
    let editor = try editor()
    for step in ["{tap: ‸}", "{tap: G‸}", "{tap: Go‸}"] { _ = try items(editor, step) }
    expectEqual(count.calls.count, 1)
    try editor.open("Screens/menu.yaml")
    _ = try items(editor, "{tap: Go‸}")
    expectEqual(count.calls.count, 2)
    _ = try items(editor, "pop, {tap: Go‸}")
    expectEqual(count.calls.count, 3)
  }

  @Test("a screen that takes too long isn't composed again")
  func slow() throws {
    let editor = try editor { $0.controlBudget = .zero }
    _ = try items(editor, "{tap: ‸}")
    expectEqual(try items(editor, "pop, {tap: ‸}"), [])
    expectEqual(count.calls.count, 1)
  }
}
