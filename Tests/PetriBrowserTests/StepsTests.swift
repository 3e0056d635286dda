import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

@Suite("A launched screen before and after a step")
struct StepsTests {
  static func picture(_ words: String, y: Int = 10) -> Canvas {
    var picture = Canvas(width: 58, height: 55)
    picture.box(CanvasRectangle(x: 0, y: 0, width: 58, height: 55), border: .rounded)
    picture.put("[ Buy ]", x: 4, y: 3)
    picture.put(words, x: 4, y: y)
    return picture
  }

  /// A screen with two steps behind it.
  static var view: StageView {
    var view = StageTests.view(moves: ["tap:Buy", "tap:Sell"])
    view.picture = picture("Sold", y: 12)
    view.steps = [
      StageView.Step(title: "tap:Buy", before: picture("Nothing")),
      StageView.Step(title: "tap:Sell", before: picture("Bought")),
    ]
    return view
  }

  private func driver(columns: Int = 120, rows: Int = 30, _ view: StageView = Self.view) -> Driver {
    var driver = Driver(columns: columns, rows: rows)
    driver.press(.down, .down)
    _ = driver.model.launch(StageTests.request)
    driver.tell(.stage(StageTests.request, view))
    return driver
  }

  @Test("a key shows both, with what differs marked, and again the step before")
  func steps() throws {
    var driver = driver()
    driver.press(.alt("c"))
    #expect(driver.shows("step 2 of 2: tap:Sell") && driver.shows("before") && driver.shows("after"))
    #expect(driver.shows("Sold") && driver.shows("Bought"))
    let row = try #require(driver.lines.firstIndex { $0.contains("Sold") })
    #expect(driver.lines[row].contains("≠") && driver.shows("2 rows differ"))
    driver.press(.alt("c"))
    #expect(driver.shows("step 1 of 2: tap:Buy") && driver.shows("Nothing") && driver.shows("Bought"))
    let both = try #require(driver.lines.first { $0.contains("Nothing") })
    #expect(both.contains("≠") && both.contains("Bought"))
    driver.press(.alt("c"))
    #expect(driver.shows("step 2 of 2"))
    driver.press(.escape)
    #expect(!driver.shows("step 2 of 2") && driver.model.stage != nil)
  }

  @Test("the screen is alive meanwhile, and what is compared is the newest step")
  func alive() {
    var driver = driver()
    driver.press(.alt("c"), .alt("c"))
    expectEqual(driver.press(.tab, .enter), [.act(.move(.tap("Sell")))])
    var next = Self.view
    next.moves.append("tap:Sell")
    next.steps.append(StageView.Step(title: "tap:Sell", before: next.picture))
    driver.tell(.stage(StageTests.request, next))
    #expect(driver.shows("step 3 of 3: tap:Sell") && driver.shows("nothing differs"))
    driver.press(.tab)
    expectEqual(driver.press(.character("x")), [.act(.move(.type("Anx", into: "name")))])
  }

  @Test("what differs is scrolled to, and both are scrolled together")
  func scrolling() {
    var far = Self.view
    far.steps[1].before = Self.picture("Bought", y: 44)
    far.picture = Self.picture("Sold", y: 46)
    var driver = driver(rows: 20, far)
    driver.press(.alt("c"))
    #expect(driver.shows("[ Buy ]") && driver.shows("Bought") && driver.shows("Sold"))
    driver.press(.alt("z"))
    #expect(!driver.shows("[ Buy ]") && driver.shows("Bought") && driver.shows("Sold"))
    for _ in 0..<8 { driver.press(.pageUp) }
    #expect(driver.shows("[ Buy ]"))
    for _ in 0..<8 { driver.press(.pageDown) }
    #expect(driver.shows("Sold"))
    driver.wheel(-30, x: 10, y: 10)
    #expect(driver.shows("[ Buy ]"))
  }

  @Test("without a step, or without room, a note explains it")
  func nothing() {
    var fresh = driver(StageTests.view())
    fresh.press(.alt("c"))
    #expect(fresh.shows("no step to compare yet"))
    var narrow = driver(columns: 50, rows: 20)
    narrow.press(.alt("c"))
    #expect(narrow.shows("comparing takes 60 columns") && narrow.model.stage?.pane == nil)
  }
}
