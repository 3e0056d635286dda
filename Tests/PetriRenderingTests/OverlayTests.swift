import Expectations
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

  /// The drawing of a sheet over a screen, in SVG.
  private func sheet(_ presentation: String) throws -> String {
    let catalog = CatalogLoader(devices: Stage.devices).load(
      MemorySource([
        "Catalog.yaml": "catalog: A\n",
        "Screens/one.yaml": "screen: one\ncontent: [{button: {title: Open, tap: {open: two}}}]\n",
        "Screens/two.yaml": "screen: two\npresentation: {\(presentation)}\ncontent: [label: Two]\n",
      ])
    ).catalog
    let stage = try Stage(environment: LaunchEnvironment())
    let composer = Composer(catalog: catalog)
    let launched = try LaunchedScreen("one", context: ContextObject(), stage: stage, composer: composer)
    try stage.make(.tap("Open"), with: composer)
    return launched.text(as: .svg)
  }

  @Test("what is behind a sheet is dimmed above its largest undimmed detent alone, and its grabber is drawn")
  func sheets() throws {
    let dimming = "fill-opacity=\"0.2\""
    let detents = "style: pageSheet, detents: [medium, large], largestUndimmedDetent: medium"
    for (presentation, isDimmed) in [
      ("style: pageSheet, detents: [medium, large]", true), (detents, false),
      ("\(detents), selectedDetent: large", true),
    ] {
      expectEqual(try sheet(presentation).contains(dimming), isDimmed, "\(presentation)")
    }
    let grabber = "width=\"36\" height=\"5\""
    #expect(try sheet("\(detents), grabber: true").contains(grabber))
    #expect(try !sheet(detents).contains(grabber))
  }
}
