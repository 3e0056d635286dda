import Expectations
import PetriCatalog
import PetriComposer
import PetriUIKit
import Testing

/// The bars around a screen, by its definition.
@MainActor @Suite("Bars") struct BarTests {
  private static func item(
    _ title: String,
    tap: TapAction? = nil,
    _ change: (inout BarItemDefinition) throws -> Void
  ) rethrows -> BarItemDefinition {
    var item = BarItemDefinition(.button(title: Onion.text(title), image: nil), place: Onion.place)
    item.tap = tap
    try change(&item)
    return item
  }

  private static func item(_ title: String) -> BarItemDefinition { item(title) { _ in } }

  private static func composer(_ screens: [ScreenDefinition]) -> Composer {
    var settings = CatalogSettings(name: "A")
    settings.state = [ContextField(name: "n", type: .int, defaultValue: .int(1))]
    return Composer(
      catalog: Catalog(settings: settings, containers: [Onion.modal, Onion.template], screens: screens)
    )
  }

  private static func screen(
    _ name: String,
    wrapping: [Layer] = [],
    _ change: (inout BarDefinition) throws -> Void
  ) rethrows -> ScreenDefinition {
    var bar = BarDefinition()
    try change(&bar)
    return Onion.screen(name, wrapping: wrapping) { $0.bar = bar }
  }

  private func set(_ number: String, _ composer: Composer) {
    composer.state.apply([ContextAssignment(path: ContextPath([.key("n")]), value: .scalar(number, .plain))])
  }

  private func navigation(of composed: ComposedScreen) throws -> UINavigationController {
    try #require(composed.root as? UINavigationController)
  }

  @Test("a view in place of a title reaches the bar through the containers, is in the middle, and follows the state")
  func titleView() throws {
    let layers = [Layer(kind: .system(.navigation), place: Onion.place), Onion.layer("modal"), Onion.layer("template")]
    let next = TapAction.set(.object([.init(name: "n", value: .scalar("2", .plain))]))
    let screen = try Self.screen("a", wrapping: layers) { bar in
      var view = Onion.button("No. ${state.n}", id: "next", tap: next)
      view.when = try Condition(parsing: "${state.n} < 3")
      bar.titleView = view
      bar.subtitle = Onion.text("of ${state.n}")
    }
    let composer = Self.composer([screen])
    let stage = try Onion.stage()
    let composed = try stage.compose("a", context: ContextObject(), with: composer)
    stage.show(composed.root)
    let bar = try navigation(of: composed).navigationBar
    func button() throws -> UIButton { try #require(bar.first(UIButton.self)) }
    expectEqual(try button().currentTitle, "No. 1")
    expectEqual(bar.topItem?.subtitle, "of 1")
    let frame = try button().convert(try button().bounds, to: bar)
    #expect(abs(frame.midX - 393 / 2) <= 1 && frame.maxY <= 44, "\(frame)")
    try stage.make(.tap("next"), with: composer)
    expectEqual(try button().currentTitle, "No. 2")
    set("3", composer)
    stage.window.layoutIfNeeded()
    expectIdentical(bar.first(UIButton.self), nil)
    expectIdentical(bar.topItem?.titleView, nil)
  }

  @Test("a view in place of a title goes with its screen")
  func poppedTitleView() throws {
    let next = Self.screen("b") { $0.titleView = Onion.button("Inside") }
    let root = Self.screen("a", wrapping: [Layer(kind: .system(.navigation), place: Onion.place)]) { _ in }
    let composer = Self.composer([root, next])
    let stage = try Onion.stage()
    let composed = try stage.compose("a", context: ContextObject(), with: composer)
    stage.show(composed.root)
    let bar = try navigation(of: composed).navigationBar
    try stage.make(.push(screen: "b"), with: composer)
    expectEqual(bar.first(UIButton.self)?.currentTitle, "Inside")
    try stage.make(.pop, with: composer)
    stage.window.layoutIfNeeded()
    expectIdentical(bar.first(UIButton.self), nil)
  }

  @Test("a bar's definition reaches it through the containers around the content, and follows the state")
  func items() throws {
    let layers = [Layer(kind: .system(.navigation), place: Onion.place), Onion.layer("modal"), Onion.layer("template")]
    let screen = try Self.screen("a", wrapping: layers) { bar in
      bar.prompt = Onion.text("Step ${state.n}")
      bar.largeTitle = true
      bar.trailing = [
        try Self.item("No. ${state.n}", tap: .set(.object([.init(name: "n", value: .scalar("2", .plain))]))) {
          $0.id = "next"
          $0.enabled = try Condition(parsing: "${state.n} == 1")
          $0.style = .done
        },
        try Self.item("Two") { $0.when = try Condition(parsing: "${state.n} == 2") },
      ]
      bar.leading = [BarItemDefinition(.system(.cancel), place: Onion.place)]
      bar.toolbar = [Self.item("A"), BarItemDefinition(.space, place: Onion.place), Self.item("B")]
    }
    let composer = Self.composer([screen])
    let stage = try Onion.stage()
    let composed = try stage.compose("a", context: ContextObject(), with: composer)
    stage.show(composed.root)
    let navigation = try navigation(of: composed)
    let item = try #require(navigation.navigationBar.topItem)
    expectEqual(item.prompt, "Step 1")
    expectEqual(item.leftBarButtonItems?.map(\.title), ["Cancel"])
    expectEqual(item.rightBarButtonItems?.map(\.title), ["No. 1"])
    expectEqual(item.rightBarButtonItem?.isEnabled, true)
    expectEqual(item.rightBarButtonItem?.style, .done)
    expectEqual(navigation.navigationBar.frame.height, 44 + 30 + 52)
    expectEqual(navigation.isToolbarHidden, false)
    expectEqual(navigation.topViewController?.toolbarItems?.map { $0.title ?? "" }, ["A", "", "B"])
    try stage.make(.tap("next"), with: composer)
    expectEqual(item.prompt, "Step 2")
    expectEqual(item.rightBarButtonItems?.map(\.title), ["No. 2", "Two"])
    expectEqual(item.rightBarButtonItem?.isEnabled, false)
  }

  @Test("a toolbar that is shown changes with the state")
  func toolbar() throws {
    let screen = try Self.screen("a", wrapping: [Layer(kind: .system(.navigation), place: Onion.place)]) { bar in
      bar.toolbar = [try Self.item("New") { $0.when = try Condition(parsing: "${state.n} == 2") }, Self.item("All")]
    }
    let composer = Self.composer([screen])
    let stage = try Onion.stage()
    let composed = try stage.compose("a", context: ContextObject(), with: composer)
    stage.show(composed.root)
    let toolbar = try #require(try navigation(of: composed).toolbar)
    expectEqual(toolbar.items?.map(\.title), ["All"])
    set("2", composer)
    expectEqual(toolbar.items?.map(\.title), ["New", "All"])
  }

  @Test("an image alone has no title, and an item without a tap can't be touched")
  func image() throws {
    let screen = Self.screen("a", wrapping: [Layer(kind: .system(.navigation), place: Onion.place)]) { bar in
      var gear = BarItemDefinition(.button(title: nil, image: TextTemplate(literal: "gear")), place: Onion.place)
      gear.accessibilityLabel = Onion.text("Settings")
      gear.tap = .emit("settings")
      bar.trailing = [gear, Self.item("Silent")]
    }
    let stage = try Onion.stage()
    let composed = try stage.compose("a", context: ContextObject(), with: Self.composer([screen]))
    stage.show(composed.root)
    expectEqual(composed.root.children.first?.navigationItem.rightBarButtonItem?.title, nil)
    expectEqual(stage.touchables.map(\.name), ["Settings"])
  }

  @Test("a bar that a screen hides, and a toolbar that it shows, are as before when it is gone")
  func hidden() throws {
    let first = Onion.screen("first", wrapping: [Layer(kind: .system(.navigation), place: Onion.place)])
    let second = Self.screen("second") { bar in
      bar.hidden = true
      bar.toolbar = [Self.item("A")]
    }
    let composer = Self.composer([first, second])
    let stage = try Onion.stage()
    let composed = try stage.compose("first", context: ContextObject(), with: composer)
    stage.show(composed.root)
    let navigation = try navigation(of: composed)
    let pushed = try stage.compose("second", context: ContextObject(), with: composer)
    func bars() -> [Bool] { [navigation.isNavigationBarHidden, navigation.isToolbarHidden] }
    expectEqual(bars(), [false, true])
    stage.run("push") { navigation.pushViewController(pushed.root, animated: false) }
    expectEqual(bars(), [true, false])
    stage.run("pop") { navigation.popViewController(animated: false) }
    expectEqual(bars(), [false, true])
  }

  @Test("a container gives up what the bar showed of a content that is taken out of it")
  func removed() throws {
    let layers = [Layer(kind: .system(.navigation), place: Onion.place), Onion.layer("template")]
    let screen = Self.screen("a", wrapping: layers) { $0.trailing = [Self.item("Edit")] }
    let composed = try Self.composer([screen]).compose("a", context: ContextObject())
    let template = try #require(composed.layers.last as? ContainerViewController)
    expectEqual(template.navigationItem.rightBarButtonItems?.count, 1)
    _ = template.removeEmbedded()
    expectEqual(template.navigationItem.rightBarButtonItems, nil)
  }

  @Test("a tab's badge follows the state, and is gone where it is empty")
  func badge() throws {
    var child = ChildScreen(screen: "a", place: Onion.place)
    child.badge = LocalizedText(try TextTemplate("${state.n}"))
    let plain = ChildScreen(screen: "a", place: Onion.place)
    let tabs = Onion.screen("tabs", content: .tabs([child, plain]))
    let composer = Self.composer([Onion.screen("a"), tabs])
    let composed = try composer.compose("tabs", context: ContextObject())
    func badges() -> [String?] { composed.root.children.map { $0.tabBarItem.badgeValue } }
    expectEqual(badges(), ["1", nil])
    set("7", composer)
    expectEqual(badges(), ["7", nil])
  }
}
