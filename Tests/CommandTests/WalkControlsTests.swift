import Expectations
import PetriCatalog
import PetriComposer
import PetriLanguageServer
import PetriLoader
import Testing

@testable import PetriCommand

@Suite("The controls that the steps of a walk touch, and could touch, by the real composer")
@MainActor
struct WalkControlsTests {
  private static let files = [
    "Catalog.yaml": "catalog: Walks\nstart: home\nstate:\n  name: {type: string, default: \"\"}\n",
    "Screens/home.yaml": """
    screen: home
    wrapping: [navigation]
    content:
      - textField: {id: mail, placeholder: E-mail}
      - button: {id: open, title: Open, tap: {open: form}}
    fixtures:
      known: {state: {name: Ann}}
    walks:
      go:
        - type: {into: mail, text: a}
        - tap: open
        - type: {into: mail, text: b}
        - tap: Send
        - expect: {focused: mail}
        - tap: done
        - tap: save
        - set: {control: Volume, to: 0.5}
      broken: [{tap: nothing}, {tap: open}]
      known: {fixture: known, steps: [{tap: open}, {tap: "Hello, Ann"}]}

    """,
    "Screens/form.yaml": """
    screen: form
    bar: {trailing: [{id: save, title: Save, tap: {emit: saved}}]}
    content:
      - textField: {id: mail, placeholder: Work mail}
      - button: {title: Send, tap: {emit: sent}}
      - button: {title: "Hello, ${state.name}", when: "${state.name != ''}", tap: {emit: hello}}
      - slider: {value: 0, accessibilityLabel: Volume}
      - part: {name: footer}

    """,
    "Screens/footer.yaml": "part: footer\ncontent:\n  - button: {id: done, title: Done, tap: {emit: done}}\n",
  ]

  private let catalog: Catalog
  private let home: ScreenDefinition
  private let controls = WalkControls(registry: ControllerRegistry())

  init() throws {
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(Self.files))
    #expect(!loaded.hasErrors)
    catalog = loaded.catalog
    home = try #require(catalog.screen(named: "home"))
  }

  private func walk(_ name: String, steps: Int? = nil) throws -> WalkDefinition {
    var walk = try #require(home.walks.first { $0.name == name })
    if let steps { walk.steps = Array(walk.steps.prefix(steps)) }
    return walk
  }

  @Test("are those of the screen in front after the steps: by name, with how each is used")
  func all() throws {
    func names(_ steps: Int) throws -> [String] {
      try controls.all(after: walk("go", steps: steps), of: home, in: catalog, budget: .seconds(60))
        .map { "\($0.name): \($0.detail)" }
    }
    expectEqual(try names(0), ["mail: is typed in, E-mail", "open: is tapped, Open"])
    let form = try names(2)
    expectEqual(Array(form.prefix(2).map { $0.prefix { $0 != ":" } }), ["home", "save"])
    #expect(form.contains("mail: is typed in, Work mail") && form.contains("Volume: is set"), "\(form)")
    expectEqual(try controls.all(after: walk("go"), of: home, in: catalog, budget: .zero).count, 0)
  }

  @Test("are found on whichever screen is in front, with their ids and their places, also in parts and bars")
  func touched() throws {
    func lines(_ name: String) throws -> [String] {
      try controls.touched(by: walk(name), of: home, in: catalog, budget: .seconds(60))
        .sorted { $0.key < $1.key }
        .map { "\($0) \($1.id ?? "-") of \($1.owner) at \($1.place.map { "\($0)" } ?? "-")" }
    }
    expectEqual(
      try lines("go"),
      [
        "0 mail of home at Screens/home.yaml:4:5", "1 open of home at Screens/home.yaml:5:5",
        "2 mail of form at Screens/form.yaml:4:5", "3 - of form at Screens/form.yaml:5:5",
        "4 mail of form at Screens/form.yaml:4:5", "5 done of form at Screens/footer.yaml:3:5",
        "6 save of form at -", "7 - of form at Screens/form.yaml:7:5",
      ]
    )
    // Behind a step that can't be taken nothing is known.
    expectEqual(try lines("broken"), [])
    expectEqual(
      try lines("known"),
      ["0 open of home at Screens/home.yaml:5:5", "1 - of form at Screens/form.yaml:6:5"]
    )
  }
}
