import Expectations
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

/// Lists of the state and of a form that a tap appends to and removes from.
@MainActor
@Suite("Changes of lists")
struct ListChangeTests {
  private static let catalog = """
    catalog: A
    state:
      notes: {type: list, of: {type: object, fields: {text: string, n: int}}, default: [{text: Milk, n: 1}]}
      names: {type: "list?", of: string}
    """
  private static let screen = """
    screen: one
    form: {draft: {type: string, default: Tea}, tags: {type: list, of: string, default: [a, b, a]}}
    content:
      - list:
          views:
            - label: {each: "${state.notes}", as: note, text: "${note.text} ${note.n}",
                swipe: {trailing: {title: Delete, tap: {set: {notes: {remove: "${note}"}}}}}}
      - button: {title: Add, tap: {set: {notes: {append: {text: "${form.draft}", n: "${state.notes.count + 1}"}}}}}
      - button: {title: Name, tap: {set: {names: {append: Ann}}}}
      - label: {each: "${state.names}", as: name, text: "Name ${name}", when: "${state.names}"}
      - button: {title: Untag, tap: {set: {form.tags: {remove: a}, form: {draft: Oil}}}}
      - button: {title: Tag, tap: {set: {form: {tags: {append: c}}}}}
      - label: {each: "${form.tags}", as: tag, text: "Tag ${tag}"}
    """

  private func lines(then moves: Move...) throws -> [String] {
    let loaded = CatalogLoader(devices: Stage.devices)
      .load(MemorySource(["Catalog.yaml": Self.catalog, "Screens/one.yaml": Self.screen]))
    expectEqual(loaded.diagnostics.map(\.message), [])
    let composer = Composer(catalog: loaded.catalog)
    let launched = try LaunchedScreen(
      "one",
      context: ContextObject(),
      stage: Stage(environment: LaunchEnvironment(device: "iphone-16")),
      composer: composer
    )
    for move in moves { try launched.stage.make(move, with: composer) }
    return launched.text(as: .tree).split(separator: "\n").compactMap { line in
      line.contains("label ") ? line.split(separator: "\"").dropFirst().first.map(String.init) : nil
    }
  }

  @Test("an element is put at the end, and the one that is swiped away is gone")
  func state() throws {
    expectEqual(try lines().filter { !$0.hasPrefix("Tag") }, ["Milk 1"])
    expectEqual(
      try lines(then: .tap("Add"), .tap("Add")).filter { !$0.hasPrefix("Tag") },
      ["Milk 1", "Tea 2", "Tea 3"]
    )
    expectEqual(
      try lines(then: .tap("Add"), .swipeRow("Milk 1", action: "Delete")).filter { !$0.hasPrefix("Tag") },
      ["Tea 2"]
    )
  }

  @Test("a list that isn't there yet begins with what is appended")
  func absent() throws {
    expectEqual(try lines(then: .tap("Name"), .tap("Name")).filter { $0.hasPrefix("Name") }, ["Name Ann", "Name Ann"])
  }

  @Test("of equal elements one is removed; lists of a form are changed too")
  func form() throws {
    expectEqual(try lines(then: .tap("Untag")).filter { $0.hasPrefix("Tag") }, ["Tag b", "Tag a"])
    expectEqual(
      try lines(then: .tap("Untag"), .tap("Untag"), .tap("Untag"), .tap("Tag")).filter { $0.hasPrefix("Tag") },
      ["Tag b", "Tag c"]
    )
  }

  @Test("a tree has the change with the tap")
  func words() {
    let change = ContextLiteral.object([
      .init(name: "names", value: .object([.init(name: "append", value: .scalar("Ann", .plain))]))
    ])
    expectEqual(TapAction.set(change).description, "set names: append Ann")
  }
}
