import Expectations
import PetriCatalog
import PetriLinks
import Testing

@testable import PetriLoader

@Suite("A catalogue whose screens are built when they are asked for")
struct DeferredCatalogTests {
  /// A screen that counts how often it is built.
  private final class Screen: DeferredScreen {
    let head: ScreenHead? = nil
    let name: String
    let file = "a.yaml"
    let links: [LinkDefinition] = []
    let isGone: Bool
    // The tests below use one thread.
    nonisolated(unsafe) private(set) var built = 0

    init(_ name: String, isGone: Bool = false) {
      self.name = name
      self.isGone = isGone
    }

    var definition: ScreenDefinition? {
      built += 1
      return isGone
        ? nil
        : ScreenDefinition(
          name: name,
          content: .views(ViewsContent(views: [])),
          place: .init(file: "a.yaml", line: 1, column: 1)
        )
    }
  }

  private func catalog(_ screens: [Screen]) -> DeferredCatalog {
    DeferredCatalog(settings: CatalogSettings(name: "A"), screens: screens, workers: Workers(isParallel: false))
  }

  @Test("builds nothing for names and links, one screen for its name, and each once for all")
  func asked() {
    let screens = ["one", "two", "three"].map { Screen($0) }
    let catalog = catalog(screens)
    #expect(catalog.screenNames == ["one", "two", "three"] && catalog.screen(named: "none") == nil)
    #expect(!catalog.links.hasPatterns(ofScheme: "https"))
    #expect(screens.map(\.built) == [0, 0, 0])
    #expect(catalog.screen(named: "two")?.name == "two")
    #expect(screens.map(\.built) == [0, 1, 0])
    #expect(catalog.build().screens.map(\.name) == ["one", "two", "three"])
    #expect(screens.map(\.built) == [1, 2, 1])
  }

  @Test("lacks a screen whose file is gone, where it is asked for and among all")
  func gone() {
    let catalog = catalog([Screen("one"), Screen("two", isGone: true)])
    #expect(catalog.screen(named: "two") == nil)
    #expect(catalog.build().screenNames == ["one"] && catalog.heads.map(\.name) == ["one"])
  }

  @Test("knows of a screen that isn't built the links that it has when it is built")
  func links() {
    let text = """
      screen: s
      links:
        - app://s
        - {url: "app://s/{id}", route: other}
      context: {id: {type: int, default: 1}}
      routes: {default: [{using: present}, {from: current}], other: [{using: replaceRoot}, {from: root}]}
      content: [{label: "${id}"}]
      """
    let files = ["Catalog.yaml": "catalog: A\n", "Screens/s.yaml": text]
    let catalog = CatalogLoader(devices: ["iphone-16"], lints: false).load(MemorySource(files)).catalog
    let known = catalog.index
    expectEqual(known.map(\.file), ["Screens/s.yaml"])
    expectEqual(known.first?.links.map(\.routeName), [nil, "other"])
    expectEqual(known.first?.links, catalog.screen(named: "s")?.links)
  }

  @Test("gives the same from many threads at once")
  func threads() async {
    var files = ["Catalog.yaml": "catalog: A\n"]
    for file in 0..<8 {
      files["Screens/\(file).yaml"] = (0..<4).map { "screen: s\(file)-\($0)\ncontent: [{label: L}]\n" }.joined(
        separator: "---\n"
      )
    }
    let catalog = CatalogLoader(devices: ["iphone-16"], lints: false).load(MemorySource(files)).catalog
    let expected = catalog.build()
    #expect(expected.screens.count == 32)
    await withTaskGroup(of: [ScreenDefinition].self) { group in
      let fresh = CatalogLoader(devices: ["iphone-16"], lints: false).load(MemorySource(files)).catalog
      for _ in 0..<4 { group.addTask { fresh.screenNames.compactMap { fresh.screen(named: $0) } } }
      for await screens in group { #expect(screens == expected.screens) }
    }
  }
}
