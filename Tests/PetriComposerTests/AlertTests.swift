import Expectations
import PetriCatalog
import PetriComposer
import PetriRouting
import PetriUIKit
import Testing

/// Screens that UIKit only presents.
@MainActor @Suite("Alerts", .serialized) struct AlertTests {
  private let composer: Composer
  private let stage: Stage

  init() throws {
    var settings = CatalogSettings(name: "A")
    settings.state = [
      ContextField(name: "open", type: .bool, defaultValue: .bool(true)),
      ContextField(name: "title", type: .string, defaultValue: .string("")),
    ]
    var asking = AlertContent(.alert)
    asking.title = Onion.text("Delete ${name}?")
    asking.message = Onion.text("${state.open}")
    asking.actions = [
      try Self.action("Delete", .destructive, tap: .emit("delete")) {
        $0.enabled = try Condition(parsing: "${state.open}")
      },
      try Self.action("Close", tap: .set(.object([.init(name: "open", value: .scalar("false", .plain))]))) {
        $0.when = try Condition(parsing: "${state.open}")
      },
      try Self.action("Keep", .cancel) { $0.preferred = true },
    ]
    var asked = Onion.screen("asks") { $0.content = .alert(asking) }
    asked.context = [ContextField(name: "name", type: .string, example: .string("A"))]
    var sheet = AlertContent(.actionSheet)
    sheet.actions = [
      try Self.action("${item} ${index}", tap: .emit("chosen")) {
        $0.each = Repetition(list: Reference(path: ContextPath([.key("names")])))
      }
    ]
    var chosen = Onion.screen("chooses") { $0.content = .alert(sheet) }
    chosen.context = [
      ContextField(name: "names", type: .list(.string), example: .list([.string("B"), .string("C")]))
    ]
    var sharing = ShareContent(items: [Onion.text("https://a.example/${name}")])
    sharing.completed = .emit("shared")
    var shared = Onion.screen("shares") { $0.content = .share(sharing) }
    shared.context = asked.context
    composer = Composer(
      catalog: Catalog(
        settings: settings,
        containers: [],
        screens: [Onion.screen("first"), asked, chosen, shared, try Self.filled]
      )
    )
    stage = try Stage(environment: LaunchEnvironment(device: "iphone-16"))
  }

  /// An alert whose field is bound to its form.
  private static var filled: ScreenDefinition {
    get throws {
      var name = TextFieldDefinition()
      name.text = Onion.text("${form.name}")
      var field = ViewDefinition(kind: .textField(name), place: Onion.place)
      field.id = "name"
      var alert = AlertContent(.alert)
      alert.title = Onion.text("${form.name.count} letters")
      alert.fields = [field]
      func set(_ name: String, _ value: String) -> TapAction {
        .set(.object([.init(name: name, value: .scalar(value, .quoted))]))
      }
      alert.actions = [
        try action("Rename", tap: .list([ActionStep(set("title", "${form.name}")), ActionStep(.emit("renamed"))])) {
          $0.enabled = try Condition(parsing: "${form.name} != ''")
        },
        try action("Cancel", .cancel),
      ]
      return Onion.screen("fills") {
        $0.content = .alert(alert)
        $0.form = [ContextField(name: "name", type: .string, defaultValue: .string(""))]
        $0.onAppear = set("form.name", "Lunch")
      }
    }
  }

  private static func action(
    _ title: String,
    _ style: AlertActionDefinition.Style = .default,
    tap: TapAction? = nil,
    _ change: (inout AlertActionDefinition) throws -> Void = { _ in }
  ) throws -> AlertActionDefinition {
    var action = AlertActionDefinition(title: Onion.text(title), place: Onion.place)
    action.style = style
    action.tap = tap
    try change(&action)
    return action
  }

  private func context(_ name: String) -> ContextObject {
    ContextResolution(fields: composer.catalog.screen(named: name)?.context ?? [], fallback: .examplesFirst).context
  }

  private func show(_ name: String) throws {
    stage.show(try stage.compose(name, context: context(name), with: composer).root)
  }

  private var names: [String] { stage.touchables.map(\.name).sorted() }

  private var emitted: [String] {
    stage.events.compactMap { if case .effect(let effect) = $0.kind { effect } else { nil } }
  }

  private var front: String? { stage.window.rootViewController?.frontmost.displayName }

  @Test("a screen that is an alert is presented by what opens it, and an action is done when it has gone")
  func opened() throws {
    try show("first")
    try stage.make(.present(screen: "asks", style: nil), with: composer)
    #expect(front == "asks" && names == ["Close", "Delete", "Keep"])
    let alert = try #require(stage.window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(alert.title == "Delete A?" && alert.message == "true")
    expectIdentical(alert.preferredAction, alert.actions.last)
    try stage.make(.tap("Close"), with: composer)
    #expect(front == "first" && composer.state.values["open"] == .bool(false))
  }

  @Test("texts and conditions of an alert follow the state, but for actions that are there already")
  func state() throws {
    try show("asks")
    let alert = try #require(stage.window.rootViewController?.presentedViewController as? UIAlertController)
    composer.state.apply([ContextAssignment(path: ContextPath([.key("open")]), value: .scalar("false", .plain))])
    #expect(alert.message == "false" && alert.actions.map(\.isEnabled) == [false, true, true])
    #expect(throws: MoveError.self) { try stage.make(.tap("Delete"), with: composer) }
    try stage.make(.tap("Keep"), with: composer)
    expectIdentical(stage.window.rootViewController?.presentedViewController, nil)
  }

  @Test("an alert's field is bound to its form, which its texts, conditions and actions read")
  func form() throws {
    try show("first")
    try stage.make(.present(screen: "fills", style: nil), with: composer)
    let alert = try #require(stage.window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(alert.title == "5 letters" && alert.textFields?.first?.text == "Lunch")
    try stage.make(.type("", into: "name"), with: composer)
    #expect(alert.title == "0 letters" && alert.actions.map(\.isEnabled) == [false, true])
    #expect(throws: MoveError.self) { try stage.make(.tap("Rename"), with: composer) }
    try stage.make(.type("Supper", into: "name"), with: composer)
    #expect(alert.title == "6 letters" && alert.textFields?.first?.text == "Supper")
    try stage.make(.tap("Rename"), with: composer)
    #expect(front == "first" && composer.state.values["title"] == .string("Supper"))
  }

  @Test("an action of a sheet is there for each element of a list")
  func repeated() throws {
    try show("chooses")
    expectEqual(names, ["B 0", "C 1"])
  }

  @Test("a share sheet tells that something was shared, and not that it was closed")
  func share() throws {
    var told: [String] = []
    let listener = Listener { told.append($0) }
    composer.delegate = listener
    try show("shares")
    expectEqual(names, ["Close", "Copy"])
    try stage.make(.tap("Close"), with: composer)
    expectEqual(told, [])
    try show("shares")
    try stage.make(.tap("Copy"), with: composer)
    expectEqual(told, ["shared"])
  }

  private final class Listener: ComposerDelegate {
    let heard: (String) -> Void
    init(_ heard: @escaping (String) -> Void) { self.heard = heard }
    func composer(_ composer: Composer, didEmit name: String, from controller: UIViewController) { heard(name) }
  }
}
