import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// Actions that do nothing, are refused, or break UIKit's rules: never silent, and expected where a walk expects them.
@MainActor @Suite("Refusals", .serialized) struct RefusalTests {
  private let stage: Stage
  private let composer: Composer

  init() throws {
    stage = try Stage(environment: LaunchEnvironment())
    let buttons = [
      Onion.button("Back", tap: .pop), Onion.button("Close", tap: .dismiss), Onion.button("Idle"),
      Onion.button("Cart", tap: .select(tab: "cart")),
      Onion.button("Broken", tap: .open(screen: "broken", with: .empty)),
      Onion.button("Members", tap: .open(screen: "members", with: .empty)),
      Onion.button("Wrong", tap: .set(.object([.init(name: "plan", value: .scalar("x", .plain))]))),
    ]
    let members = Onion.screen("members") { $0.interceptors = ["signed-in"] }
    let sign = Onion.screen("sign") { screen in
      screen.presentation = PresentationDefinition()
      screen.content = .views(ViewsContent(views: [Onion.button("Cancel", tap: .dismiss)]))
    }
    let pin = Onion.screen("pin") { $0.blocking = BlockingDefinition(priority: 10) }
    let navigation = [Layer(kind: .system(.navigation), place: Onion.place)]
    var settings = CatalogSettings(name: "A")
    settings.state = [ContextField(name: "plan", type: .int, defaultValue: .int(1))]
    var signedIn = InterceptorDefinition(name: "signed-in", place: Onion.place)
    signedIn.require = try Condition(parsing: "${state.plan} == '5'")
    signedIn.show = "sign"
    signedIn.refuse = Onion.text("Sign in first.")
    settings.interceptors = [signedIn]
    composer = Composer(
      catalog: Catalog(
        settings: settings,
        screens: [
          Onion.screen("root", content: .views(ViewsContent(views: buttons))), members, sign, pin,
          Onion.screen("stack", wrapping: navigation), Onion.screen("broken", content: .controller("Nobody")),
          Onion.screen("other", wrapping: navigation) {
            $0.content = .navigation([ChildScreen(screen: "stack", place: Onion.place)])
          },
        ]
      )
    )
    let root = try stage.compose("root", context: ContextObject(), with: composer)
    stage.show(root.root)
  }

  private func failure(_ kind: WalkStep.Kind, before next: WalkStep.Kind? = nil) -> String? {
    do throws(WalkFailure) {
      let next = next.map { WalkStep($0, place: Onion.place) }
      try stage.take(WalkStep(kind, place: Onion.place), before: next, with: composer)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "a tap that does nothing has a reason",
    arguments: [
      ("Back", "tap:Back: pop leads nowhere: 'root' isn't in a navigation controller, it was launched alone"),
      ("Close", "tap:Close: dismiss leads nowhere: 'root' isn't presented, it was launched alone"),
      ("Idle", "tap:Idle can't be done: a tap on 'Idle' does nothing: it has no action"),
      ("Cart", "tap:Cart: select cart leads nowhere: 'root' isn't in a tab bar controller, it was launched alone"),
      (
        "Broken",
        "tap:Broken: open broken was refused: 'broken' failed: no Swift controller is registered as 'Nobody'"
      ),
      ("Wrong", "tap:Wrong: set plan: x was refused: 'plan' must be an integer such as 3; found 'x'"),
    ]
  )
  func taps(name: String, reason: String) throws {
    let told = try #require(failure(.move(.tap(name))))
    #expect(told.hasPrefix(reason))
    let expected = WalkStep.Kind.expect(WalkExpectation(refused: String(reason.suffix(8))))
    #expect(failure(.move(.tap(name)), before: expected) == nil)
    #expect(failure(expected) == nil)
  }

  @Test("a refusal is expected right behind the step, with a part of its reason, and not where nothing was refused")
  func expecting() {
    let expected = WalkStep.Kind.expect(WalkExpectation(refused: "isn't presented"))
    #expect(failure(.move(.tap("Close")), before: expected) == nil)
    #expect(failure(expected) == nil)
    expectEqual(
      failure(.expect(WalkExpectation(refused: "locked"))),
      #"expected the refusal "locked"; the reason was: tap:Close: dismiss leads nowhere: 'root' isn't presented, "#
        + "it was launched alone"
    )
    #expect(failure(.move(.tap("Close")), before: .expect(WalkExpectation(screen: "root"))) != nil)
    #expect(failure(.move(.present(screen: "stack", style: nil)), before: expected) == nil)
    expectEqual(failure(expected), #"expected the refusal "isn't presented", but the step before succeeded"#)
  }

  @Test("a navigation that is refused later is reported in the step in which it is")
  func later() {
    #expect(failure(.move(.tap("Members"))) == nil)
    #expect(failure(.expect(WalkExpectation(screen: "sign"))) == nil)
    expectEqual(
      failure(.move(.tap("Cancel"))),
      "tap:Cancel: open members was refused: 'signed-in' refused: Sign in first."
    )
  }

  @Test("a navigation controller isn't pushed on another, and a sign-in that can't be shown has a reason")
  func rules() throws {
    #expect(failure(.move(.present(screen: "stack", style: nil))) == nil)
    expectEqual(
      failure(.move(.push(screen: "other")))?.contains("a navigation controller can't be pushed onto another one"),
      true
    )
    expectEqual(stage.window.rootViewController?.frontmost.displayName, "stack")
  }

  @Test("what UIKit warns of is a refusal of the step, or of the launch")
  func misuse() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    try Stage.withoutWarnings {
      let refusals = stage.run("push") { navigation.pushViewController(UINavigationController(), animated: false) }
      expectEqual(refusals.map(\.description), ["UIKit: Pushing a navigation controller is not supported"])
      expectEqual(stage.chapters.last?.refusals, refusals)
      let other = try stage.compose("other", context: ContextObject(), with: composer)
      stage.show(other.root)
    }
    expectEqual(stage.refusal?.contains("Pushing a navigation controller is not supported"), true)
  }

  @Test("a navigation that waits for something in front is reported at the end, unless it was expected to wait")
  func waiting() throws {
    let pin = try stage.compose("pin", context: ContextObject(), with: composer)
    stage.show(pin.root)
    let front = try #require(stage.window.rootViewController)
    stage.run("open") { composer.perform(.open(screen: "stack", with: .empty), from: front) }
    expectEqual(stage.unfinished, ["the navigation to 'stack' is waiting: 'pin' is in front"])
    #expect(failure(.expect(WalkExpectation(refused: "'pin' is in front"))) == nil)
    expectEqual(stage.unfinished, [])
  }

  @Test("an interceptor that has not answered is reported at the end, unless a step expects the screen that asks")
  func asking() {
    #expect(failure(.move(.tap("Members"))) == nil)
    expectEqual(stage.unfinished, ["the navigation to 'members' is waiting: 'signed-in' hasn't answered yet"])
    #expect(failure(.expect(WalkExpectation(texts: ["Cancel"]))) == nil)
    expectEqual(stage.unfinished.count, 1)
    #expect(failure(.expect(WalkExpectation(screen: "sign"))) == nil)
    expectEqual(stage.unfinished, [])
  }

  @Test(
    "texts that grow with every tap are refused at the limit, in the state and where it is shown; a refusal's words are short"
  )
  func growingTexts() throws {
    let double = TapAction.set(.object([.init(name: "t", value: .scalar("${state.t}${state.t}", .plain))]))
    var settings = CatalogSettings(name: "A")
    settings.state = [ContextField(name: "t", type: .string, defaultValue: .string("0123456789"))]
    settings.limits.textBytes = 1_000
    let labels = Array(repeating: Onion.label("${state.t}"), count: 3)
    let screens = [
      Onion.screen("one", content: .views(ViewsContent(views: [Onion.button("Go", tap: double)] + labels)))
    ]
    let composer = Composer(catalog: Catalog(settings: settings, screens: screens))
    let composed = try stage.compose("one", context: ContextObject(), with: composer)
    stage.show(composed.root)
    var made = 0
    do {
      while made < 10 {
        try stage.make(.tap("Go"), with: composer)
        made += 1
      }
    } catch {
      #expect("\(error)".contains("has more than 1000 bytes of text") && "\(error)".utf8.count < 600)
    }
    expectEqual(made, 4)
    let shown = ShownTexts.all(in: stage.window).map(\.utf8.count).max() ?? 0
    #expect(shown <= 1_000)
  }
}
