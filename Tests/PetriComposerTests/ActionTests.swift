import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// Several actions in order: with delays, conditions and refusals.
@MainActor @Suite("Actions in order", .serialized) struct ActionTests {
  private let stage: Stage

  init() throws { stage = try Stage(environment: LaunchEnvironment()) }

  private func set(_ name: String, _ value: String) -> TapAction {
    .set(.object([.init(name: name, value: .scalar(value, .plain))]))
  }

  /// Shows a screen with one button in a navigation controller.
  private func show(_ steps: [ActionStep], onAppear: TapAction? = nil, modal: Bool = false) throws -> Composer {
    var settings = CatalogSettings(name: "A")
    settings.state = [ContextField(name: "n", type: .int, defaultValue: .int(0))]
    let views = [Onion.button("Go", tap: .list(steps)), Onion.label("n is ${state.n}")]
    let first = Onion.screen(
      "first",
      content: .views(ViewsContent(views: views)),
      wrapping: [Layer(kind: .system(.navigation), place: Onion.place)]
    ) { $0.onAppear = onAppear }
    let next = Onion.screen("next") { if modal { $0.presentation = PresentationDefinition() } }
    let composer = Composer(catalog: Catalog(settings: settings, screens: [first, next]))
    stage.show(try stage.compose("first", context: ContextObject(), with: composer).root)
    return composer
  }

  private func number(_ composer: Composer) -> ContextValue? { composer.state.values["n"] }

  @Test("each reads the values that those before have left")
  func order() throws {
    let composer = try show([
      ActionStep(set("n", "${state.n + 1}")), ActionStep(set("n", "${state.n * 10}")), ActionStep(.emit("done")),
    ])
    let recorder = ComposerRecorder(composer)
    try stage.make(.tap("Go"), with: composer)
    expectEqual(number(composer), .int(10))
    expectEqual(recorder.emitted, ["done"])
  }

  @Test("as many as somebody writes are done one after the other, not within one another")
  func many() throws {
    let composer = try show(Array(repeating: ActionStep(.emit("done")), count: 5_000))
    let recorder = ComposerRecorder(composer)
    try stage.make(.tap("Go"), with: composer)
    expectEqual(recorder.emitted.count, 5_000)
  }

  @Test("a condition is decided when its turn comes")
  func condition() throws {
    let composer = try show([
      ActionStep(set("n", "1"), when: try Condition(parsing: "${state.n} == 5")),
      ActionStep(set("n", "2"), when: try Condition(parsing: "${state.n} == 0")),
      ActionStep(set("n", "3"), when: try Condition(parsing: "${state.n} == 2")),
    ])
    try stage.make(.tap("Go"), with: composer)
    expectEqual(number(composer), .int(3))
  }

  @Test("a refusal ends the rest, and is heard")
  func refusal() throws {
    let composer = try show([
      ActionStep(set("n", "1")), ActionStep(.dismiss), ActionStep(set("n", "2")),
    ])
    #expect { try stage.make(.tap("Go"), with: composer) } throws: { "\($0)".contains("dismiss leads nowhere") }
    expectEqual(number(composer), .int(1))
  }

  @Test("what has a delay waits until a walk lets time pass, and the rest waits for it")
  func delay() throws {
    let composer = try show([
      ActionStep(set("n", "1"), after: 2), ActionStep(set("n", "${state.n + 1}")), ActionStep(set("n", "7"), after: 1),
    ])
    try stage.make(.tap("Go"), with: composer)
    expectEqual(number(composer), .int(0))
    try stage.make(.wait(seconds: 1.9), with: composer)
    expectEqual(number(composer), .int(0))
    try stage.make(.wait(seconds: 0.1), with: composer)
    expectEqual(number(composer), .int(2))
    try stage.make(.wait(seconds: 1), with: composer)
    expectEqual(number(composer), .int(7))
  }

  @Test("what waits is given up with the screen, and isn't where another covers it")
  func givenUp() throws {
    let late = ActionStep(set("n", "1"), after: 2)
    let composer = try show([ActionStep(.open(screen: "next", with: .empty)), late])
    try stage.make(.tap("Go"), with: composer)
    expectEqual(stage.window.rootViewController?.frontmost.displayName, "next")
    try stage.make(.wait(seconds: 2), with: composer)
    expectEqual(number(composer), .int(1))

    let other = try show([late])
    try stage.make(.tap("Go"), with: other)
    stage.run("away") { stage.window.rootViewController = UIViewController() }
    try stage.make(.wait(seconds: 5), with: other)
    expectEqual(number(other), .int(0))
  }

  @Test("what comes behind a dismissal is done from what is in front then")
  func afterDismissal() throws {
    let composer = try show([ActionStep(.open(screen: "next", with: .empty))], modal: true)
    let recorder = ComposerRecorder(composer)
    try stage.make(.tap("Go"), with: composer)
    let modal = try #require(stage.window.rootViewController?.frontmost)
    expectEqual(modal.displayName, "next")
    let scope = Scope(state: composer.state.values)
    let both = TapAction.list([
      ActionStep(.dismiss), ActionStep(.open(screen: "next", with: .empty)), ActionStep(.emit("open")),
    ])
    stage.run("both") { composer.perform(ResolvedTap(both, scope: scope), from: modal) }
    let now = try #require(stage.window.rootViewController?.frontmost)
    #expect(now !== modal && now.displayName == "next")
    expectEqual(recorder.emitted, ["open"])
  }

  @Test("what a screen does when it has appeared it does once")
  func appearing() throws {
    let composer = try show(
      [ActionStep(.open(screen: "next", with: .empty))],
      onAppear: set("n", "${state.n + 1}")
    )
    expectEqual(number(composer), .int(1))
    try stage.make(.tap("Go"), with: composer)
    try stage.make(.pop, with: composer)
    expectEqual(number(composer), .int(1))
  }

  @Test("a calculation without a result is a refusal, reported once")
  func faults() throws {
    let composer = try show([ActionStep(set("n", "${1 / state.n}")), ActionStep(.emit("never"))])
    let recorder = ComposerRecorder(composer)
    #expect { try stage.make(.tap("Go"), with: composer) } throws: { "\($0)".contains("division by 0") }
    expectEqual(recorder.emitted, [])
  }
}
