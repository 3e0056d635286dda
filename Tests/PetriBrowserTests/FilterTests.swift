import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("What the list is narrowed to")
struct FilterTests {
  @Test("f offers groups and tags, ! the broken ones, Esc lists all again")
  func filters() {
    var driver = Driver()
    driver.press(.character("f"))
    driver.type("seasonal")
    driver.press(.enter)
    #expect(driver.shows("only Start/Seasonal") && driver.shows("hours") && !driver.shows("prompt"))
    expectEqual(driver.press(.escape), [])
    #expect(driver.shows("prompt"))
    driver.press(.character("f"))
    driver.type("#mon")
    driver.press(.enter)
    #expect(driver.shows("only #money") && driver.shows("cart") && !driver.shows("product-list"))
    driver.press(.escape, .character("!"))
    #expect(driver.shows("only with errors") && driver.shows("broken") && !driver.shows("product-list"))
    driver.press(.character("!"))
    #expect(driver.shows("product-list"))
  }

  @Test("a search looks only among what is listed")
  func search() {
    var driver = Driver()
    driver.press(.character("f"))
    driver.type("list group Start")
    driver.press(.enter)
    driver.press(.character("/"))
    driver.type("r")
    expectEqual(driver.model.rows.count, 2)
  }

  @Test("Tab gives the arrows to the preview")
  func panes() {
    var driver = Driver()
    driver.press(.down, .down)
    for request in driver.model.wanted { _ = driver.tell(.preview(request, .text((1...50).map { "line \($0)" }))) }
    let row = driver.model.selected
    driver.press(.tab, .down, .down)
    #expect(driver.model.selected == row && driver.model.previewTop == 2)
    driver.press(.escape, .down)
    #expect(driver.model.selected == row + 1 && driver.model.focus == .list)
  }

  @Test("the keys of the list go where they say")
  func movement() {
    var driver = Driver(columns: 60, rows: 12)
    let entries = (0..<100).map { BrowserEntry(name: "s-\($0)", title: "S") }
    driver.tell(.loaded(BrowserCatalog(name: "Many", entries: entries)))
    let page = driver.model.layout.list.height - 1
    for (key, place) in [
      (Key.character("G"), 99), (.character("g"), 0), (.end, 99), (.home, 0), (.pageDown, page),
      (.control("d"), page + page / 2),
      (.control("u"), page), (.pageUp, 0), (.character("j"), 1), (.down, 2), (.control("n"), 3), (.character("k"), 2),
      (.up, 1), (.up, 0), (.up, 0),
    ] {
      driver.press(key)
      expectEqual(driver.model.selected, place, "\(key)")
    }
    for (key, tab) in [
      (Key.character("4"), PreviewTab.lifecycle), (.character("]"), .definition), (.character("["), .lifecycle),
      (.character("1"), .wireframe), (.character("["), .checks), (.character("]"), .wireframe),
      (.character("0"), .snapshots), (.character("i"), .checks), (.character("1"), .wireframe),
    ] {
      driver.press(key)
      expectEqual(driver.model.tab, tab, "\(key)")
    }
  }

  @Test("a tab is clicked, a screen launched by a second click")
  func clicks() {
    var driver = Driver(columns: 120, rows: 30)
    driver.click(x: 5, y: 4)
    expectEqual(driver.model.entry?.name, "cart")
    expectEqual(driver.click(x: 5, y: 4), [.open(screen: "cart", in: driver.model.environment)])
    let column = driver.lines[2].distance(
      from: driver.lines[2].startIndex,
      to: driver.lines[2].firstIndex(of: "p") ?? driver.lines[2].startIndex
    )
    driver.click(x: column, y: 2)
    expectEqual(driver.model.tab, .picture)
  }

  @Test("a search of nothing finds the screens, not their groups with them")
  func searchOfNothing() {
    var driver = Driver()
    driver.press(.character("/"))
    let count = driver.model.catalog.entries.count
    #expect(driver.shows("\(count) of \(count)") && driver.model.rows.count > count)
  }
}
