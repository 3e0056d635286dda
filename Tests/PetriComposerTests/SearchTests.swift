import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// The search bar of a screen's navigation bar.
@MainActor @Suite("Searches", .serialized) struct SearchTests {
  private let stage: Stage

  init() throws { stage = try Stage(environment: LaunchEnvironment()) }

  /// Shows a screen with a search inside a container.
  private func show(_ change: (inout SearchDefinition) -> Void) throws -> Composer {
    let screen = Onion.screen(
      "dishes",
      wrapping: [Layer(kind: .system(.navigation), place: Onion.place), Onion.layer("modal")]
    ) { screen in
      screen.form = [
        ContextField(name: "query", type: .string, defaultValue: .string("")),
        ContextField(name: "count", type: .int, defaultValue: .int(1)),
        ContextField(name: "kind", type: .choice(["all", "pizza"]), defaultValue: .choice("all")),
        ContextField(name: "searching", type: .bool, defaultValue: .bool(false)),
      ]
      screen.content = .views(
        ViewsContent(views: [
          Onion.label("${form.query} of ${form.kind}"),
          Onion.button(
            "Stop",
            id: "stop",
            tap: .set(.object([.init(name: "form.searching", value: .scalar("false", .plain))]))
          ),
        ])
      )
      var search = SearchDefinition()
      search.placeholder = Onion.text("Find")
      change(&search)
      screen.bar = BarDefinition()
      screen.bar?.search = search
      screen.bar?.tint = .reference(Reference("state.color") ?? Reference(path: ContextPath()))
      screen.bar?.background = .value(.named("systemBackground"))
    }
    var settings = CatalogSettings(name: "A")
    settings.state = [ContextField(name: "color", type: .color([]), defaultValue: .color(.named("systemRed")))]
    let composer = Composer(catalog: Catalog(settings: settings, containers: [Onion.modal], screens: [screen]))
    let composed = try stage.compose("dishes", context: ContextObject(), with: composer)
    stage.show(composed.root)
    return composer
  }

  private static func reference<Value>(_ path: String) -> Attribute<Value> {
    .reference(Reference(path) ?? Reference(path: ContextPath()))
  }

  private var navigation: UINavigationController? { stage.window.rootViewController as? UINavigationController }
  private var search: UISearchController? { navigation?.navigationBar.topItem?.searchController }
  private var screen: ContentViewController? { stage.window.rootViewController?.frontmost as? ContentViewController }

  @Test("a selected scope that isn't there is reported")
  func missingScope() throws {
    _ = try show { search in
      search.scopes = [Onion.text("All")]
      search.selected = Self.reference("form.count")
    }
    expectEqual(stage.chapters.flatMap(\.refusals).map(\.reason), ["'selected' is 1, but there is only scope 0"])
  }

  @Test("what is typed, which kind is chosen and whether somebody searches are values")
  func binding() throws {
    let composer = try show { search in
      search.text = Onion.text("${form.query}")
      search.scopes = [Onion.text("All"), Onion.text("Pizza")]
      search.values = ["all", "pizza"]
      search.selected = Self.reference("form.kind")
      search.active = Self.reference("form.searching")
    }
    func make(_ moves: Move...) throws { for move in moves { try stage.make(move, with: composer) } }
    try make(.tap("Find"))
    #expect(screen?.form?.values["searching"] == .bool(true) && search?.isActive == true)
    try make(.type("Dia", into: "Find"), .set("scopes", to: "Pizza"))
    #expect(ShownTexts.all(in: stage.window).contains("Dia of pizza"))
    expectEqual(screen?.form?.values["kind"], .choice("pizza"))
    // What ends the search by a value empties the bar and the value alike.
    try make(.tap("stop"))
    #expect(search?.isActive == false && search?.searchBar.text?.isEmpty == true)
    expectEqual(screen?.form?.values["query"], .string(""))
    try make(.tap("Find"), .type("Tea", into: "Find"), .tap("Cancel"))
    expectEqual(screen?.form?.values["searching"], .bool(false))
    expectEqual(screen?.form?.values["query"], .string(""))
    expectEqual(search?.searchBar.selectedScopeButtonIndex, 1)
  }

  @Test("what isn't bound stays as a person left it when other values change")
  func unbound() throws {
    let composer = try show { $0.text = Onion.text("Pizza") }
    expectEqual(search?.searchBar.text, "Pizza")
    try stage.make(.type("Tea", into: "Find"), with: composer)
    composer.state.apply([ContextAssignment(path: ContextPath([.key("color")]), value: .scalar("systemBlue", .plain))])
    #expect(search?.searchBar.text == "Tea" && search?.isActive == true)
    expectEqual(navigation?.navigationBar.tintColor, .systemBlue)
  }

  @Test("what isn't of the value's type stays in the field, and a number is typed as it is written")
  func numbers() throws {
    let composer = try show { $0.text = Onion.text("${form.count}") }
    try stage.make(.type("007", into: "Find"), with: composer)
    #expect(search?.searchBar.text == "007" && screen?.form?.values["count"] == .int(7))
    #expect { try stage.make(.type("many", into: "Find"), with: composer) } throws: { error in
      "\(error)".contains("input of form.count was refused: it must be an integer")
    }
    expectEqual(search?.searchBar.text, "many")
  }

  @Test("the key to search does what it is for with the values as they are, or is refused")
  func submitting() throws {
    let composer = try show { search in
      search.text = Onion.text("${form.query}")
      search.onSubmit = .set(.object([.init(name: "form.query", value: .scalar("found ${form.query}", .plain))]))
    }
    try stage.make(.type("Tea", into: "Find"), with: composer)
    try stage.make(.submit("Find"), with: composer)
    expectEqual(screen?.form?.values["query"], .string("found Tea"))
    expectEqual(search?.searchBar.text, "found Tea")
    let other = try show { _ in }
    #expect { try stage.make(.submit("Find"), with: other) } throws: { error in
      "\(error)".contains("the return key of 'Find' does nothing: it has no action")
    }
  }

  @Test("the colours of the bar are those of the screen on top")
  func colors() throws {
    _ = try show { _ in }
    let bar = try #require(navigation?.navigationBar)
    expectEqual(bar.tintColor, .systemRed)
    expectEqual(bar.topItem?.standardAppearance?.backgroundColor, .systemBackground)
    navigation?.pushViewController(UIViewController(), animated: false)
    CATransaction.flush()
    expectEqual(bar.tintColor, .systemBlue)
    navigation?.popViewController(animated: false)
    CATransaction.flush()
    expectEqual(bar.tintColor, .systemRed)
  }
}
