import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor
@Suite("Screens inside screens")
struct InsideTests {
  private let product = Onion.screen("product") { screen in
    screen.context = [
      ContextField(name: "title", type: .string, example: .string("Tea")),
      ContextField(
        name: "items",
        type: .list(.object([ContextField(name: "name", type: .string)])),
        defaultValue: .list([])
      ),
    ]
    screen.fixtures = [
      Fixture(name: "full", values: ContextObject([.init(name: "title", value: .string("Coffee"))]))
    ]
    screen.content = .views(ViewsContent(views: [Onion.label("${title}")]))
  }

  private func child(_ change: (inout ChildScreen) -> Void = { _ in }) -> ChildScreen {
    var child = ChildScreen(screen: "product", place: Onion.place)
    change(&child)
    return child
  }

  private func titles(_ children: [ChildScreen], inner: [ContextAssignment] = []) throws -> [String] {
    let outer = Onion.screen("outer", content: .tabs(TabsContent(children))) { screen in
      screen.context = [ContextField(name: "best", type: .string, example: .string("Cake"))]
    }
    let composed = try Composer(catalog: Onion.catalog([outer, product])).compose(
      "outer",
      context: ContextObject([.init(name: "best", value: .string("Cake"))]),
      inner: inner
    )
    return composed.children.map { $0.context["title"]?.text ?? "" }
  }

  @Test("a child has its examples, a fixture over them, and the outer screen's values over both")
  func contexts() throws {
    let with = ContextLiteral.object([.init(name: "title", value: .scalar("${best}", .plain))])
    let titles = try titles([
      child(), child { $0.fixture = "full" },
      child {
        $0.fixture = "full"
        $0.with = with
      },
    ])
    expectEqual(titles, ["Tea", "Coffee", "Cake"])
  }

  @Test("a launch reaches inside, to a part of a value as well")
  func inner() throws {
    let assignment = try #require(ContextAssignment(argument: "product.items[0].name=Milk"))
    let outer = Onion.screen("outer", content: .tabs([child()]))
    let composed = try Composer(catalog: Onion.catalog([outer, product])).compose(
      "outer",
      context: ContextObject(),
      inner: [assignment]
    )
    expectEqual(composed.children.first?.context["items"]?.description, #"[{name: "Milk"}]"#)
  }

  @Test("a tab that is not selected is not loaded; selecting it by its screen's name loads it")
  func tabs() throws {
    let other = Onion.screen("other") { screen in
      screen.content = .views(ViewsContent(views: [Onion.button("Go", tap: .select(tab: "product"))]))
    }
    let outer = Onion.screen(
      "outer",
      content: .tabs([ChildScreen(screen: "other", place: Onion.place), child()])
    )
    let stage = try Onion.stage()
    let composed = try stage.compose(
      "outer",
      context: ContextObject(),
      with: Composer(catalog: Onion.catalog([outer, other, product]))
    )
    stage.show(composed.root)
    let tabs = try #require(composed.root as? UITabBarController)
    expectEqual(composed.children.map(\.root.isViewLoaded), [true, false])
    let button = try #require(composed.children[0].content.view.first(UIButton.self))
    stage.run("tap") { button.sendActions(for: .touchUpInside) }
    expectEqual(tabs.selectedIndex, 1)
    expectEqual(composed.children.map(\.root.isViewLoaded), [true, true])
  }

  @Test("a tap opens a screen: pushed on a stack, presented by its definition, and dismissed again")
  func opening() throws {
    let target = Onion.screen("target", wrapping: [Onion.layer("modal")]) { screen in
      screen.presentation = PresentationDefinition()
    }
    let pushed = Onion.screen("pushed") { screen in
      screen.content = .views(ViewsContent(views: [Onion.button("Back", tap: .pop)]))
    }
    let start = Onion.screen("start", wrapping: [Layer(kind: .system(.navigation), place: Onion.place)]) { screen in
      screen.content = .views(
        ViewsContent(views: [
          Onion.button("Present", tap: .open(screen: "target", with: .empty)),
          Onion.button("Push", tap: .open(screen: "pushed", with: .empty)),
        ])
      )
    }
    let stage = try Onion.stage()
    let composed = try stage.compose(
      "start",
      context: ContextObject(),
      with: Composer(catalog: Onion.catalog([start, target, pushed]))
    )
    stage.show(composed.root)
    let button = { (title: String, view: UIView) in view.first(UIButton.self) { $0.currentTitle == title } }
    stage.run("tap") { button("Present", composed.content.view)?.sendActions(for: .touchUpInside) }
    let presented = try #require(composed.root.presentedViewController)
    expectEqual(presented.displayName, "modal")
    stage.run("tap") { button("✕", presented.view)?.sendActions(for: .touchUpInside) }
    #expect(composed.root.presentedViewController == nil)
    stage.run("tap") { button("Push", composed.content.view)?.sendActions(for: .touchUpInside) }
    let navigation = try #require(composed.root as? UINavigationController)
    expectEqual(navigation.viewControllers.map(\.displayName), ["start", "pushed"])
    stage.run("tap") {
      button("Back", navigation.topViewController?.view ?? UIView())?.sendActions(for: .touchUpInside)
    }
    expectEqual(navigation.viewControllers.map(\.displayName), ["start"])
  }

  @Test("the state changes by a tap, and every text that reads it changes with it")
  func state() throws {
    let screen = Onion.screen("screen") { screen in
      screen.content = .views(
        ViewsContent(views: [
          Onion.label("count ${state.count}"),
          Onion.button("Add", tap: .set(.object([.init(name: "count", value: .scalar("2", .plain))]))),
        ])
      )
    }
    var settings = CatalogSettings(name: "State")
    settings.state = [ContextField(name: "count", type: .int, defaultValue: .int(1))]
    let stage = try Onion.stage()
    let composed = try stage.compose(
      "screen",
      context: ContextObject(),
      with: Composer(catalog: Catalog(settings: settings, screens: [screen]))
    )
    stage.show(composed.root)
    expectEqual(composed.content.view.first(UILabel.self)?.text, "count 1")
    stage.run("tap") { composed.content.view.first(UIButton.self)?.sendActions(for: .touchUpInside) }
    expectEqual(composed.content.view.first(UILabel.self)?.text, "count 2")
  }

  @Test("a screen that can't be composed has an error with the reason")
  func errors() throws {
    let unregistered = Onion.screen("swift", content: .controller("ProductViewController"))
    let composer = Composer(catalog: Onion.catalog([unregistered, product]))
    #expect(throws: CompositionError.unregistered("ProductViewController", known: [])) {
      try composer.compose("swift", context: ContextObject())
    }
    #expect(throws: CompositionError.unknownScreen("nowhere")) {
      try composer.compose("nowhere", context: ContextObject())
    }
  }

  @Test("screens inside one another without an end are an error, not a crash")
  func endless() throws {
    let endless = Onion.screen("endless", content: .tabs([ChildScreen(screen: "endless", place: Onion.place)]))
    #expect(throws: CompositionError.self) {
      try Composer(catalog: Onion.catalog([endless])).compose("endless", context: ContextObject())
    }
  }
}
