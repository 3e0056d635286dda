import PetriCatalog
import Testing

@Suite("A list of screens of which some are decoded when they are asked for")
struct ScreenListTests {
  /// A number that one thread changes.
  private final class Counter: @unchecked Sendable {
    var value = 0
  }

  /// A screen that counts how often it is asked for.
  private final class Deferred: DeferredScreen {
    let head: ScreenHead? = nil
    let name: String
    let links: [LinkDefinition] = []
    let asked = Counter()

    init(_ name: String) { self.name = name }

    var definition: ScreenDefinition {
      asked.value += 1
      return ScreenListTests.screen(name)
    }
  }

  private static func screen(_ name: String) -> ScreenDefinition {
    ScreenDefinition(
      name: name,
      content: .views(ViewsContent(views: [])),
      place: Place(file: "a.yaml", line: 1, column: 1)
    )
  }

  @Test("names need nothing, an element itself, and a walk everything at once")
  func laziness() {
    let prepared = Counter()
    let (one, two) = (Deferred("one"), Deferred("two"))
    var list = ScreenList { prepared.value += 1 }
    list.append(one)
    list.append(ScreenListTests.screen("whole"))
    list.append(two)
    let catalog = Catalog(settings: CatalogSettings(name: ""), containers: [], screens: list)
    #expect(catalog.screens.names == ["one", "whole", "two"])
    #expect(catalog.screens.count == 3)
    #expect(catalog.screen(named: "none") == nil)
    #expect([one, two].map { $0.asked.value } == [0, 0])
    #expect(catalog.screen(named: "two")?.name == "two")
    #expect([one, two].map { $0.asked.value } == [0, 1])
    #expect(prepared.value == 0)
    #expect(catalog.screens.map(\.name) == ["one", "whole", "two"])
    #expect(prepared.value == 1)
    #expect(catalog.screens == ScreenList(["one", "whole", "two"].map(ScreenListTests.screen)))
  }
}
