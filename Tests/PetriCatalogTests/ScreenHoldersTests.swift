import Expectations
import PetriCatalog
import Testing

@Suite("Screens that show others") struct ScreenHoldersTests {
  private let place = Place(file: "a.yaml", line: 1, column: 1)

  private func views(_ parts: String...) -> [ViewDefinition] {
    parts.map { ViewDefinition(kind: .part(PartDefinition(name: $0)), place: place) }
  }

  private func screen(_ name: String, parts: String..., in layers: String...) -> ScreenDefinition {
    let content = ViewsContent(views: parts.flatMap { views($0) })
    var screen = ScreenDefinition(name: name, content: .views(content), place: place)
    screen.wrapping = layers.map { Layer(kind: .container($0, parameters: .empty), place: place) }
    return screen
  }

  @Test("are found through parts of parts, of containers, of supporting views and of variants, and through tabs")
  func holders() {
    var frame = ContainerDefinition(name: "frame", place: place)
    frame.views = views("chip")
    var supported = screen("supported")
    supported.supportingViews = views("tag")
    var tried = screen("tried")
    var variant = VariantDefinition(experiment: "look", variant: "card", place: place)
    variant.wrapping = [Layer(kind: .container("frame", parameters: .empty), place: place)]
    tried.variants = [variant]
    let tabs = ScreenDefinition(
      name: "tabs",
      content: .navigation([ChildScreen(screen: "framed", place: place)]),
      place: place
    )
    let catalog = Catalog(
      settings: CatalogSettings(name: "A"),
      containers: [frame],
      screens: [
        screen("tag"), screen("chip", parts: "tag"), screen("plain", parts: "other"), screen("own", parts: "chip"),
        screen("framed", in: "frame"), supported, tried, tabs,
      ]
    )
    let holders = ScreenHolders(catalog)
    expectEqual(
      holders.withHolders(of: ["tag"]).sorted(),
      ["chip", "framed", "own", "supported", "tabs", "tag", "tried"]
    )
    expectEqual(holders.withHolders(of: ["plain"]), ["plain"])
  }
}
