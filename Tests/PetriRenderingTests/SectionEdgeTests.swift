import Expectations
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

/// Views above and below the rows and items of a section.
@MainActor
@Suite("Headers and footers of views")
struct SectionEdgeTests {
  private static let section = """
    sections:
          - header: [stack: {axis: horizontal, views: [label: Pinned, button: {title: Edit, tap: {set: {n: 1}}}]}]
            footer: [label: {text: "${state.n} changes", color: systemRed}, label: {text: None, when: "${state.n} == 0"}]
            views: [label: Hello]
    """

  private func launched(_ kind: String, then moves: Move...) throws -> LaunchedScreen {
    let files = [
      "Catalog.yaml": "catalog: A\nstate: {n: {type: int, default: 0}}\n",
      "Screens/one.yaml": "screen: one\ncontent:\n  - \(kind):\n      \(Self.section)\n",
    ]
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(files))
    expectEqual(loaded.diagnostics.map(\.message), [])
    let composer = Composer(catalog: loaded.catalog)
    let launched = try LaunchedScreen(
      "one",
      context: ContextObject(),
      stage: Stage(environment: LaunchEnvironment(device: "iphone-se")),
      composer: composer
    )
    for move in moves { try launched.stage.make(move, with: composer) }
    return launched
  }

  @Test("the tree has them in the section, above and below the rows", arguments: ["list", "grid"])
  func tree(_ kind: String) throws {
    let lines = try launched(kind).text(as: .tree).split(separator: "\n").suffix(9)
    expectEqual(
      lines.joined(separator: "\n"),
      """
         └─ section
            ├─ header
            │  └─ stack  horizontal
            │     ├─ label "Pinned"
            │     └─ button "Edit"  -> set n: 1
            ├─ label "Hello"
            └─ footer
               ├─ label "0 changes"  color systemRed #FF3B30
               └─ label "None"
      """
    )
  }

  @Test("what is in them is touched, and follows the state", arguments: ["list", "grid"])
  func touched(_ kind: String) throws {
    let tree = try launched(kind, then: .tap("Edit")).text(as: .tree)
    #expect(tree.contains("\"1 changes\"") && !tree.contains("\"None\""))
  }

  @Test("they are read and drawn in their order", arguments: ["list", "grid"])
  func drawn(_ kind: String) throws {
    for rendering in [Rendering.accessibility, .wireframe] {
      let text = try launched(kind).text(as: rendering)
      let places = ["Pinned", "Hello", "0 changes", "None"].compactMap { text.range(of: $0)?.lowerBound }
      #expect(places.count == 4 && places == places.sorted(), "\(text)")
    }
  }
}
