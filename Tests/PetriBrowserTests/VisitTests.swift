import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Back and forth, recent screens and bookmarks")
struct VisitTests {
  /// Presses a key so many seconds after the browser was opened.
  @discardableResult
  private func press(_ key: Key, at seconds: Double, in driver: inout Driver) -> [BrowserEffect] {
    driver.model.update(.input(.key(key), at: .milliseconds(Int(seconds * 1_000))))
  }

  @Test("back goes to what was looked at, not to what was passed over, and forth again")
  func history() {
    var driver = Driver()
    press(.down, at: 0.1, in: &driver)
    press(.down, at: 0.2, in: &driver)
    press(.down, at: 5, in: &driver)
    press(.down, at: 5.1, in: &driver)
    press(.down, at: 5.2, in: &driver)
    expectEqual(driver.model.entry?.name, "prompt")
    press(.character("-"), at: 9, in: &driver)
    expectEqual(driver.model.entry?.name, "cart")
    press(.character("-"), at: 9.1, in: &driver)
    #expect(driver.model.entry?.name == "cart" && driver.shows("nothing was looked at before"))
    press(.character("+"), at: 9.2, in: &driver)
    expectEqual(driver.model.entry?.name, "prompt")
    press(.character("+"), at: 9.3, in: &driver)
    #expect(driver.shows("nothing was looked at afterwards"))
  }

  @Test("what is new from a place one went back to takes the place of what was forth, and the oldest are forgotten")
  func branches() {
    var history = VisitHistory()
    for (place, name) in ["a", "b", "c"].enumerated() { history.show(name, at: .seconds(place * 2), isJump: false) }
    expectEqual(history.screens, ["a", "b", "c"])
    expectEqual(history.go(-1, at: .seconds(8)) { _ in true }, "b")
    history.show("d", at: .seconds(9), isJump: false)
    #expect(history.screens == ["a", "b", "d"] && history.go(1, at: .seconds(9)) { _ in true } == nil)
    expectEqual(history.go(-1, at: .seconds(9)) { $0 != "b" }, "a")
    for number in 0..<500 { history.show("s-\(number)", at: .seconds(20 + 2 * number), isJump: false) }
    #expect(history.screens.count == VisitHistory.maximum && history.current == "s-499")
  }

  @Test("a screen that one goes to is remembered however short it is looked at")
  func jumps() {
    var history = VisitHistory()
    for name in ["a", "b", "c", "b"] { history.show(name, at: .zero, isJump: true) }
    expectEqual(history.screens, ["a", "b", "c", "b"])
    expectEqual(history.go(-1, at: .zero) { _ in true }, "c")
  }

  @Test("what was looked at, and what one leaves with the browser, is to be remembered")
  func recents() {
    var driver = Driver()
    press(.down, at: 0.1, in: &driver)
    #expect(press(.down, at: 0.2, in: &driver).isEmpty)
    expectEqual(press(.down, at: 4, in: &driver), [.remember(screen: "cart")])
    expectEqual(press(.character("q"), at: 9, in: &driver), [.remember(screen: "product-list"), .quit(0)])
    expectEqual(driver.model.places.kept.recents, ["product-list", "cart", "broken"].filter { $0 != "broken" })
  }

  @Test("a key sets a bookmark, which the list marks, and takes it away")
  func bookmarks() {
    var driver = Driver()
    driver.press(.down, .down)
    #expect(driver.press(.character("b")) == [.bookmark("cart", true)] && driver.shows("★ cart"))
    driver.press(.down)
    driver.press(.character("b"), .character("B"))
    #expect(driver.shows("only bookmarks") && driver.shows("★ product-list") && !driver.shows("prompt"))
    expectEqual(driver.press(.character("b")), [.bookmark("product-list", false)])
    driver.press(.up)
    #expect(!driver.shows("product-list") && driver.shows("★ cart"))
    driver.press(.character("B"))
    #expect(driver.shows("prompt"))
    driver.press(.character("g"), .down, .down, .character("b"), .character("B"))
    #expect(driver.shows("there are no bookmarks"))
  }

  @Test("what was kept is in the list, in the filter and in the palette, bookmarks first")
  func kept() {
    var driver = Driver()
    driver.tell(.places(KeptPlaces(recents: ["prompt", "gone", "prompt"], bookmarks: ["hours", "gone"])))
    #expect(driver.shows("★ hours") && driver.model.places.kept.recents == ["prompt", "gone"])
    driver.press(.control("p"))
    driver.type("go to")
    #expect(driver.shows("go to hours") && driver.shows("go to prompt") && !driver.shows("gone"))
    driver.type(" prompt")
    driver.press(.enter)
    expectEqual(driver.model.entry?.name, "prompt")
    driver.press(.character("f"))
    driver.type("recent")
    driver.press(.enter)
    #expect(driver.shows("only recent ones") && driver.shows("prompt") && !driver.shows("cart"))
  }

  @Test("more than is kept is refused or forgotten")
  func limits() {
    var kept = KeptPlaces(recents: (0..<100).map { "r-\($0)" }, bookmarks: (0..<2_000).map { "b-\($0)" })
    #expect(kept.recents.count == KeptPlaces.maximumRecents && kept.bookmarks.count == KeptPlaces.maximumBookmarks)
    kept.mark("new", true)
    #expect(!kept.bookmarks.contains("new"))
    kept.visit("r-7")
    #expect(kept.recents.first == "r-7" && kept.recents.count == KeptPlaces.maximumRecents)
  }
}
