import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

/// Images of rows, as the image properties of `UIListContentConfiguration` make them.
@MainActor
@Suite("Images of rows")
struct RowImageTests {
  private func text(_ row: String, as rendering: Rendering) throws -> String {
    let screen = "screen: one\ncontent:\n  - list: {views: [row: {title: Ann, \(row)}]}\n"
    let catalog = CatalogLoader(devices: Stage.devices)
      .load(MemorySource(["Catalog.yaml": "catalog: A\n", "Screens/one.yaml": screen])).catalog
    let launched = try LaunchedScreen(
      "one",
      context: ContextObject(),
      stage: Stage(environment: LaunchEnvironment(device: "iphone-se")),
      composer: Composer(catalog: catalog)
    )
    return launched.text(as: rendering)
  }

  @Test("a picture is as large as it may be, the row is higher for it, and its corners are round")
  func round() throws {
    let row = "image: ann, imageCornerRadius: 20, imageMaximumSize: {width: 40, height: 40}"
    #expect(try text(row, as: .tree).contains("image ann  imageCornerRadius 20  imageMaximumSize 40x40"))
    let views = try text(row, as: .views)
    #expect(views.contains(/RowImageView; .*frame = \(0 0; 40 40\)/), "\(views)")
    #expect(views.contains(/ListCell; .*; \d+ 56\)/), "\(views)")
    #expect(try text(row, as: .svg).contains("width=\"40\" height=\"40\" rx=\"20\"/>"))
  }

  @Test("a picture that is large is made smaller as it is: its sides keep their relation")
  func relation() throws {
    #expect(try text("image: ann, imageMaximumSize: {width: 12, height: 40}", as: .views).contains("(0 0; 12 40)"))
    #expect(try text("image: ann", as: .views).contains("(0 0; 24 24)"))
  }
}
