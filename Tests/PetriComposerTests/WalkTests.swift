import Expectations
import PetriCatalog
import PetriComposer
import PetriLinks
import PetriUIKit
import Testing

@MainActor @Suite("Walks are taken", .serialized) struct WalkTests {
  private let stage: Stage
  private let composer: Composer
  private let composed: ComposedScreen

  init() throws {
    stage = try Stage(environment: LaunchEnvironment())
    var field = TextFieldDefinition()
    field.placeholder = Onion.text("Name")
    let form = Onion.screen(
      "form",
      content: .views(
        ViewsContent(views: [
          Onion.label("Plan ${state.plan}"), ViewDefinition(kind: .textField(field), place: Onion.place),
          Onion.button("Go", tap: .open(screen: "next", with: .empty)),
          Onion.button("Tell", tap: .emit("told")),
          Onion.button("Site", tap: .link(LocalizedText(TextTemplate(literal: "https://a.example/b")))),
          Onion.button("Pro", tap: .set(.object([.init(name: "plan", value: .scalar("pro", .plain))]))),
        ])
      )
    )
    let pattern = try LinkPattern("a://next")
    let next = Onion.screen("next") { $0.links = [LinkDefinition(pattern: pattern, place: Onion.place)] }
    var settings = CatalogSettings(name: "A")
    settings.state = [ContextField(name: "plan", type: .string, defaultValue: .string("free"))]
    let catalog = Catalog(settings: settings, screens: [form, next])
    composer = Composer(catalog: catalog)
    composed = try stage.compose("form", context: ContextObject(), with: composer)
    stage.show(composed.root)
  }

  private func failure(_ kind: WalkStep.Kind) -> String? {
    do throws(WalkFailure) {
      try stage.take(WalkStep(kind, place: Onion.place), with: composer)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("a step that fails is said once, with why")
  func said() {
    func text(_ kind: WalkStep.Kind) -> String {
      do throws(WalkFailure) {
        try stage.take(WalkStep(kind, place: Onion.place), with: composer)
        return ""
      } catch {
        return error.text(ofStep: 2, "tap Nope")
      }
    }
    let move = text(.move(.tap("Nope")))
    #expect(move.hasPrefix("step 2, tap Nope: ") && !move.contains("tap:Nope"), "\(move)")
    let expectation = text(.expect(WalkExpectation(texts: ["Nope"])))
    #expect(expectation.hasPrefix("step 2: expected ") && !expectation.contains("tap Nope"), "\(expectation)")
  }

  @Test("steps do what a person does, and expectations hold")
  func steps() {
    for kind: WalkStep.Kind in [
      .expect(WalkExpectation(screen: "form", texts: ["Plan free", "Name"], noTexts: ["Text of next"])),
      .move(.type("Ann", into: "Name")), .move(.tap("Go")),
      .expect(WalkExpectation(screen: "next", texts: ["Text of"], noTexts: ["Plan"])), .move(.dismiss),
      .move(.open(link: "a://next")),
      .expect(WalkExpectation(screen: "next")), .move(.dismiss), .expect(WalkExpectation(texts: ["Ann"])),
    ] {
      #expect(failure(kind) == nil, "\(kind)")
    }
  }

  @Test("what a person has typed outlives a change of the state")
  func state() {
    #expect(failure(.move(.type("Ann", into: "Name"))) == nil && failure(.move(.tap("Pro"))) == nil)
    #expect(failure(.expect(WalkExpectation(texts: ["Plan pro", "Ann"], noTexts: ["free"]))) == nil)
  }

  @Test("what a step tells the app and opens outside it is expected of that step alone")
  func reports() {
    var told = WalkExpectation()
    told.event = "told"
    var opened = WalkExpectation()
    opened.opens = "https://a.example/b"
    expectEqual(failure(.expect(told)), "expected the event 'told'; there was none")
    #expect(failure(.move(.tap("Tell"))) == nil && failure(.expect(told)) == nil && failure(.expect(told)) == nil)
    expectEqual(
      failure(.expect(opened)),
      "expected 'https://a.example/b' to be opened outside the app; nothing was"
    )
    #expect(failure(.move(.tap("Site"))) == nil && failure(.expect(opened)) == nil)
    opened.opens = "https://a.example/"
    expectEqual(
      failure(.expect(opened)),
      "expected 'https://a.example/' to be opened outside the app; what was opened: 'https://a.example/b'"
    )
    expectEqual(failure(.expect(told)), "expected the event 'told'; there was none")
    told.event = "other"
    #expect(failure(.move(.tap("Tell"))) == nil)
    expectEqual(failure(.expect(told)), "expected the event 'other'; the events were 'told'")
  }

  @Test("values of the state that a tap changes are an effect of it, heard of in order, once")
  func changes() {
    #expect(failure(.move(.tap("Pro"))) == nil)
    expectEqual(stage.effects, ["sets plan: \"pro\""])
    expectEqual(stage.chapters.last?.events.first, LifecycleEvent(controller: "form", .effect("sets plan: \"pro\"")))
    #expect(failure(.move(.tap("Pro"))) == nil)
    expectEqual(stage.effects, [])
  }

  @Test("a swipe down dismisses what is presented, as far as that allows it")
  func swipes() throws {
    expectEqual(failure(.move(.swipe(.down))), "swipe:down can't be done: nothing is presented")
    #expect(failure(.move(.present(screen: "next", style: .pageSheet))) == nil)
    #expect(failure(.move(.swipe(.down))) == nil && failure(.expect(WalkExpectation(screen: "form"))) == nil)
    for (style, isModal) in [(PresentationStyle.pageSheet, true), (.fullScreen, false)] {
      #expect(failure(.move(.present(screen: "next", style: style))) == nil)
      composed.root.presentedViewController?.isModalInPresentation = isModal
      expectEqual(failure(.move(.swipe(.down))), "swipe:down can't be done: 'next' can't be dismissed by a swipe")
      #expect(failure(.move(.dismiss)) == nil)
    }
  }

  @Test("a screen whose content is a container is expected by its own name", arguments: ["tabs", "split"])
  func containers(_ name: String) throws {
    let child = ChildScreen(screen: "next", place: Onion.place)
    let content: Content = name == "tabs" ? .tabs([child]) : .split(SplitContent(primary: child))
    let home = Onion.screen("home", content: content)
    let catalog = Catalog(settings: CatalogSettings(name: "A"), screens: [home, Onion.screen("next")])
    let composer = Composer(catalog: catalog)
    let stage = try Stage(environment: LaunchEnvironment())
    stage.show(try stage.compose("home", context: ContextObject(), with: composer).root)
    for screen in ["home", "next"] {
      try stage.take(WalkStep(.expect(WalkExpectation(screen: screen)), place: Onion.place), with: composer)
    }
  }

  @Test("a failing step describes the screen that is shown instead")
  func failures() {
    expectEqual(failure(.move(.tap("Buy")))?.contains("what can be touched: 'Name', 'Go', 'Tell', 'Site', 'Pro'"), true)
    expectEqual(failure(.expect(WalkExpectation(screen: "next"))), "expected the screen 'next'; in front is form")
    expectEqual(
      failure(.expect(WalkExpectation(texts: ["Hello"]))),
      #"expected the text "Hello"; shown are "Plan free", "Name", "Go", "Tell", "Site", "Pro""#
    )
    expectEqual(failure(.expect(WalkExpectation(noTexts: ["free"]))), #"unexpected text "free": "Plan free" is shown"#)
    expectEqual(
      failure(.move(.open(link: "a://nowhere"))),
      "open:a://nowhere can't be done: 'a://nowhere' leads nowhere: no screen has a matching link"
    )
    expectEqual(failure(.move(.pop))?.contains("isn't in a navigation controller"), true)
  }
}
