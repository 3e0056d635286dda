import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Where one is stays")
struct PlacesTests {
  private var names: BrowserCatalog { BrowserTests.catalog }

  @Test(
    "Esc after a search keeps the row that was found, its group unfolded, and goes back to the row before where none was"
  )
  func search() {
    var driver = Driver(rows: 14)
    driver.press(.down, .left, .down, .left)
    #expect(driver.model.screens.isFolded(["Start"]) && driver.model.entry == nil)
    driver.press(.character("/"))
    driver.type("year")
    expectEqual(driver.model.entry?.name, "hours")
    driver.press(.escape)
    #expect(driver.model.query.isEmpty && driver.model.entry?.name == "hours")
    driver.press(.character("/"))
    driver.type("zzz")
    #expect(driver.model.entry == nil)
    driver.press(.escape)
    expectEqual(driver.model.entry?.name, "hours")
    driver = Driver(rows: 14)
    driver.press(.character("/"))
    driver.type("prom")
    driver.press(.tab, .escape)
    expectEqual(driver.model.entry?.name, "prompt")
  }

  @Test("a screen that breaks stays in its group and chosen, whether its file tells the group or not")
  func broken() {
    var driver = Driver()
    driver.press(.down, .down)
    expectEqual(driver.model.entry?.name, "cart")
    var catalog = names
    catalog.entries.removeFirst()
    catalog.entries.append(BrowserEntry(name: "cart", title: "has errors", isBroken: true))
    _ = driver.tell(.loaded(catalog))
    #expect(driver.model.entry?.name == "cart" && driver.model.entry?.group == ["Shop"])
    let rows = driver.lines.map { String($0.prefix(30)) }
    let shop = rows.firstIndex { $0.contains("▾ Shop") } ?? 0
    let start = rows.firstIndex { $0.contains("▾ Start") } ?? 0
    #expect(rows[shop..<start].contains { $0.contains("! cart") })
    catalog.entries.append(BrowserEntry(name: "new", title: "has errors", group: ["Start"], isBroken: true))
    _ = driver.tell(.loaded(catalog))
    expectEqual(driver.model.tree.count(of: 2), 3)
  }

  @Test("a screen that is renamed and named as before is chosen again, unless somebody has gone elsewhere")
  func renamed() {
    var driver = Driver()
    driver.press(.down, .down, .down)
    expectEqual(driver.model.entry?.name, "product-list")
    var renamed = names
    renamed.entries[1] = BrowserEntry(name: "a-product-list", title: "Products", group: ["Start"])
    _ = driver.tell(.loaded(renamed))
    _ = driver.tell(.loaded(names))
    expectEqual(driver.model.entry?.name, "product-list")
    _ = driver.tell(.loaded(renamed))
    driver.press(.up)
    let chosen = driver.model.entry?.name
    _ = driver.tell(.loaded(names))
    #expect(driver.model.entry?.name == chosen || chosen == nil)
  }

  @Test("a second click opens a row where it comes soon, and chooses it again where it does not")
  func clicks() {
    var driver = Driver()
    func click(_ milliseconds: Int, y: Int = 4) -> [BrowserEffect] {
      let time = Duration.milliseconds(milliseconds)
      let effects =
        driver.model.update(.input(.mouse(.press(button: 0), x: 5, y: y), at: time))
        + driver.model.update(.input(.mouse(.release, x: 5, y: y), at: time))
      return effects.filter { if case .remember = $0 { false } else { true } }
    }
    #expect(click(0) == [] && driver.model.entry?.name == "cart")
    expectEqual(click(5_000), [])
    expectEqual(click(5_300), [.open(screen: "cart", in: driver.model.environment)])
    expectEqual(click(5_400), [], "a third click begins anew")
    #expect(click(9_000, y: 5) == [] && click(9_100) == [], "two rows are two clicks")
    driver.press(.down)
    expectEqual(click(9_200, y: 5), [], "what keys chose was not clicked")
  }

  @Test("a note goes when its matter is over, with a key at the latest, and stays when a button goes up")
  func notes() {
    var driver = Driver()
    _ = driver.tell(.note("Catalog.yaml has errors", until: .loaded))
    #expect(driver.shows("Catalog.yaml has errors"))
    _ = driver.tell(.loaded(names))
    #expect(!driver.shows("Catalog.yaml has errors"))
    _ = driver.tell(.note("saved"))
    _ = driver.tell(.loaded(names))
    #expect(driver.shows("saved"))
    _ = driver.model.update(.input(.mouse(.release, x: 1, y: 1)))
    #expect(driver.shows("saved"))
    driver.press(.down)
    #expect(!driver.shows("saved"))
    _ = driver.model.launch(StageTests.request)
    _ = driver.tell(.stage(StageTests.request, StageTests.view()))
    _ = driver.tell(.note("not all was done again", until: .shown))
    #expect(driver.shows("not all was done again"))
    _ = driver.tell(.stage(StageTests.request, StageTests.view()))
    #expect(!driver.shows("not all was done again"))
  }
}
