import PetriCatalog
import Testing

@Suite("A catalogue")
struct CatalogTests {
  private let place = Place(file: "a.yaml", line: 1, column: 1)

  private func screen(_ name: String, summary: String? = nil) -> ScreenDefinition {
    var screen = ScreenDefinition(name: name, content: .views(ViewsContent(views: [])), place: place)
    screen.summary = summary
    return screen
  }

  @Test("has its screens in their order, and by each name the first of it")
  func order() {
    let screens = [screen("b"), screen("a", summary: "first"), screen("a", summary: "second")]
    let catalog = Catalog(settings: CatalogSettings(name: "A"), screens: screens)
    #expect(catalog.screens == screens && catalog.screenNames == ["b", "a", "a"])
    #expect(catalog.screen(named: "a")?.summary == "first" && catalog.screen(named: "c") == nil)
  }

  @Test("is another one in other variants, and the same again in the first ones")
  func variants() throws {
    var settings = CatalogSettings(name: "A")
    settings.experiments = [Experiment(name: "look", variants: ["plain", "card"], place: place)]
    var tried = screen("a")
    var variant = VariantDefinition(experiment: "look", variant: "card", place: place)
    variant.wrapping = [Layer(kind: .system(.navigation), place: place)]
    tried.variants = [variant]
    let catalog = Catalog(settings: settings, screens: [tried, screen("b")])
    let other = try catalog.applying(["look": "card"])
    #expect(catalog.variants == ["look": "plain"] && other.variants == ["look": "card"])
    #expect(catalog.screen(named: "a")?.wrapping == [] && other.screen(named: "a")?.wrapping == variant.wrapping)
    #expect(other != catalog)
    #expect(try other.applying([:]) == catalog)
    #expect(throws: ExperimentProblem.unknown("size", known: ["look"])) { try catalog.applying(["size": "xl"]) }
  }
}
