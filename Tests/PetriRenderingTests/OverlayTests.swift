import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("What is drawn over a screen")
struct OverlayTests {
  @Test("the frame of a box that is put over texts goes below them")
  func frame() throws {
    let catalog = CatalogLoader(devices: Stage.devices).load(
      MemorySource([
        "Catalog.yaml": "catalog: A\n",
        "Screens/one.yaml": """
        container: ribbon
        views:
          - box: {pin: edges, padding: 0, border: systemRed, views: [spacer]}
        ---
        screen: one
        wrapping: [ribbon]
        content: [label: The first, {label: {text: Second, style: largeTitle}}, label: 名前]
        """,
      ])
    ).catalog
    let stage = try Stage(environment: LaunchEnvironment())
    let launched = try LaunchedScreen(
      "one",
      context: ContextObject(),
      stage: stage,
      composer: Composer(catalog: catalog)
    )
    let text = launched.text(as: .wireframe)
    #expect(text.contains("──┐"))
    for word in ["The first", "Second", "名前"] { #expect(text.contains(word), "\(text)") }
  }
}
