import Expectations
import PetriCatalog
import PetriComposer
import PetriUIKit
import Testing

/// Menus of buttons, bar items and other views.
@MainActor @Suite("Menus", .serialized) struct MenuTests {
  private let composer: Composer
  private let stage: Stage

  init() throws {
    var settings = CatalogSettings(name: "A")
    settings.state = [ContextField(name: "n", type: .int, defaultValue: .int(1))]
    func element(_ title: String, _ change: (inout MenuElementDefinition) throws -> Void = { _ in }) rethrows
      -> MenuElementDefinition
    {
      var element = MenuElementDefinition(place: Onion.place)
      element.title = Onion.text(title)
      try change(&element)
      return element
    }
    let set = TapAction.set(.object([.init(name: "n", value: .scalar("2", .plain))]))
    let menu = [
      try element("Set") {
        $0.tap = set
        $0.checked = try Condition(parsing: "${state.n} == 2")
      },
      try element("Never") { $0.enabled = try Condition(parsing: "${state.n} == 3") },
      try element("Hidden") { $0.when = try Condition(parsing: "${state.n} == 3") },
      element("More") { $0.menu = [element("Inner") { $0.tap = set }] },
    ]
    var button = ButtonDefinition(title: Onion.text("Open"))
    button.menu = menu
    var label = ViewDefinition(kind: .label(LabelDefinition(text: Onion.text("${state.n}"))), place: Onion.place)
    label.id = "number"
    label.contextMenu = menu
    var item = BarItemDefinition(.system(.action), place: Onion.place)
    item.id = "act"
    item.menu = menu
    let screen = Onion.screen("a", wrapping: [Layer(kind: .system(.navigation), place: Onion.place)]) {
      $0.content = .views(ViewsContent(views: [ViewDefinition(kind: .button(button), place: Onion.place), label]))
      $0.bar = BarDefinition()
      $0.bar?.trailing = [item]
    }
    composer = Composer(catalog: Catalog(settings: settings, containers: [], screens: [screen]))
    stage = try Stage(environment: LaunchEnvironment(device: "iphone-16"))
    stage.show(try stage.compose("a", context: ContextObject(), with: composer).root)
  }

  private var names: [String] { stage.touchables.map(\.name) }

  @Test(
    "a menu covers what is beneath until something is chosen in it or beside it",
    arguments: [Move.tap("Open"), .tap("act"), .longPress("act"), .longPress("number"), .longPress("Open")]
  )
  func opened(_ move: Move) throws {
    try stage.make(move, with: composer)
    expectEqual(Set(names), ["Dismiss context menu", "Set", "Never", "More"])
    #expect(throws: MoveError.self) { try stage.make(.tap("Never"), with: composer) }
    try stage.make(.tap("More"), with: composer)
    expectEqual(Set(names), ["Dismiss context menu", "Inner"])
    try stage.make(.tap("Dismiss context menu"), with: composer)
    expectEqual(Set(names), ["act", "Open", "number"])
    try stage.make(move, with: composer)
    try stage.make(.tap("Set"), with: composer)
    #expect(composer.state.values["n"] == .int(2) && Set(names) == ["act", "Open", "number"])
    try stage.make(move, with: composer)
    let menu = try #require(HeadlessRuntime.openMenu(in: stage.window))
    expectEqual(menu.selectedElements.map(\.title), ["Set"])
  }

  @Test("a long press on a view without a menu fails with the reason")
  func none() throws {
    let plain = Onion.screen("b") {
      $0.content = .views(
        ViewsContent(views: [
          ViewDefinition(kind: .button(ButtonDefinition(title: Onion.text("B"))), place: Onion.place)
        ])
      )
    }
    let composer = Composer(catalog: Catalog(settings: CatalogSettings(name: "A"), containers: [], screens: [plain]))
    stage.show(try stage.compose("b", context: ContextObject(), with: composer).root)
    let error = #expect(throws: MoveError.self) { try stage.make(.longPress("B"), with: composer) }
    expectEqual(
      error.map { "\($0)" },
      "longPress:B can't be done: a long press on 'B' does nothing: it has no menu"
    )
  }
}
