import PetriAgent
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriRendering
import Testing

/// A small app, launched for questions and moves.
@MainActor
struct Shelf {
  static let catalogFile = """
    catalog: Shop
    state:
      signedIn: {type: bool, default: false}
      count: {type: int, default: 0}
    """

  static let screens = """
    screen: shelf
    wrapping: [navigation]
    context: {names: {type: list, of: string, example: [Ann, Bob, Cid]}}
    bar: {trailing: [{id: done, title: Done, tap: {emit: done}}]}
    content:
      - label: "Hello, ${state.count} things"
      - stack:
          views:
            - label: Inside
            - spacer
      - textField: {id: mail, placeholder: E-mail}
      - button: {id: add, title: Add, tap: {set: {count: "${state.count + 1}"}}}
      - button: {title: Sign in, tap: {set: {signedIn: true}}}
      - button: {title: More, tap: {open: more}}
      - button: {title: Call, tap: {link: "tel:112"}}
      - button: {title: Nothing}
      - list:
          views:
            - row:
                each: ${names}
                as: name
                title: "${name}"
                tap: {emit: chosen}
    ---
    screen: more
    content:
      - label: More of it
      - button: {title: Back, tap: pop}
    """

  var session: ScreenSession

  /// The reference of the first line of the tree that has a text.
  func reference(of text: String) throws -> String {
    let line = try #require(tree().split(separator: "\n").first { $0.contains(text) })
    return try String(#require(line.firstMatch(of: /\[(e[0-9a-z]+)\]/)?.1))
  }

  /// The tree with references.
  func tree(_ question: ScreenQuestion = ScreenQuestion()) throws -> String {
    try #require(try ScreenReader(session.launched).answer(question)).text
  }

  /// The screen `shelf` in a catalogue whose screens may be others.
  init(_ screens: String = Shelf.screens, names: [String] = ["Ann", "Bob", "Cid"]) throws {
    let files = ["Catalog.yaml": Shelf.catalogFile, "Screens/all.yaml": screens]
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(files))
    try #require(!loaded.hasErrors, "\(loaded.diagnostics)")
    let environment = LaunchEnvironment(settings: loaded.catalog.settings)
    let stage = try Stage(environment: environment)
    let composer = Composer(catalog: loaded.catalog)
    let context = ContextObject([ContextObject.Entry(name: "names", value: .list(names.map(ContextValue.string)))])
    session = ScreenSession(
      try LaunchedScreen("shelf", context: context, stage: stage, composer: composer),
      with: composer
    )
  }
}
