import Expectations
import PetriText
import Testing
import Thoroughness

@testable import PetriBrowser

@Suite("The onion pulled apart, and the timeline")
struct StagePaneTests {
  private typealias Line = StageView.LogLine

  /// A launched screen in two layers, with two steps behind it.
  static func view(isOff: Bool = false) -> StageView {
    var view = StageTests.view(moves: ["tap:Buy"])
    view.layers = [.init(name: "navigation", isOn: !isOff), .init(name: "template", isOn: true)]
    view.log = [
      Line(.step, "▸ launch"), Line(.event, controller: "cart", callback: "init"),
      Line(.event, controller: "navigation", callback: "viewDidLoad"),
      Line(.event, controller: "navigation", callback: "viewWillAppear(animated: false)"),
      Line(.event, controller: "template", callback: "viewDidLoad"),
      Line(.event, controller: "cart", callback: "viewDidLoad"),
      Line(.event, controller: "cart", callback: "viewWillAppear(animated: false)"),
      Line(.step, "▸ tap:Buy"), Line(.plan, "  → push receipt on cart"),
      Line(.event, controller: "cart", callback: "viewDidLayoutSubviews"),
      Line(.event, controller: "receipt", callback: "viewDidLoad"),
      Line(.note, controller: "cart", callback: "emitted bought"),
      Line(.event, controller: "receipt", callback: "viewDidAppear(animated: true)"),
    ]
    return view
  }

  private func driver(columns: Int = 100, rows: Int = 30, _ key: Key, _ view: StageView = Self.view()) -> Driver {
    var driver = Driver(columns: columns, rows: rows)
    driver.press(.down, .down)
    _ = driver.model.launch(StageTests.request)
    _ = driver.tell(.stage(StageTests.request, view))
    driver.press(key)
    return driver
  }

  private func row(_ driver: Driver, _ text: String) -> Int? { driver.lines.firstIndex { $0.contains(text) } }

  @Test("each layer is to the right of and below the one around it, with its name and what it heard")
  func apart() throws {
    let driver = driver(.control("o"))
    let names = ["0 navigation", "1 template", "cart the core"]
    let rows = try names.map { try #require(row(driver, $0)) }
    let places = zip(rows, names).map { row, name in
      driver.lines[row].firstRange(of: name)?.lowerBound.utf16Offset(in: driver.lines[row])
    }
    #expect(rows == rows.sorted() && Set(rows).count == 3)
    #expect(try places.map { try #require($0) } == places.compactMap { $0 }.sorted() && Set(places).count == 3)
    #expect(driver.shows("viewDidLoad · viewWillAppear") && driver.shows("init · viewDidLoad"))
    #expect(driver.shows("[ Buy ]"))
  }

  @Test(
    "the picture fits the core's sheet and the room beside the timeline; zoomed it has its full size",
    arguments: ["o", "t"]
  )
  func fitted(letter: Character) {
    var view = Self.view()
    view.picture = ComparisonTests.picture("Cart", "Tea", "Buy", width: 58, height: 55)
    view.picture.put("Last", x: 2, y: 50)
    var driver = driver(columns: 130, rows: 30, .control(letter), view)
    #expect(driver.shows("Cart") && driver.shows("Last") && !driver.shows("more lines"))
    driver.press(.alt("z"))
    #expect(!driver.shows("Last") && driver.shows("more lines: Ctrl-D"))
  }

  @Test("an arrow peels a layer off, the other puts it back, and the core stays")
  func peeling() {
    var driver = driver(.control("o"))
    #expect(driver.press(.left) == [] && driver.shows("the core stays"))
    driver.press(.up, .up)
    expectEqual(driver.press(.right), [])
    var peeled = StageTests.request
    peeled.layersOff = [0]
    expectEqual(driver.press(.left), [.launch(peeled)])
    _ = driver.tell(.stage(peeled, Self.view(isOff: true)))
    #expect(driver.shows("navigation taken off") && driver.shows("→ puts it back"))
    expectEqual(driver.press(.left), [])
    expectEqual(driver.press(.right), [.launch(StageTests.request)])
    driver.press(.escape)
    #expect(driver.shows("[ Buy ]") && !driver.shows("taken off"))
  }

  @Test("letters do not go to a screen that is not to be seen, chords work")
  func letters() {
    var driver = driver(.control("o"))
    expectEqual(driver.press(.character("x"), .backspace), [])
    #expect(driver.press(.character("x")) == [] && driver.shows("Esc goes back to the screen"))
    driver.press(.control("t"))
    #expect(driver.shows("the timeline"))
    driver.press(.control("t"))
    #expect(!driver.shows("the timeline") && driver.shows("[ Buy ]"))
    expectEqual(driver.press(.control("c")), [.quit(130)])
  }

  @Test("the newest step is unfolded and bright, those before are rules with what they held")
  func timeline() throws {
    let driver = driver(.control("t"))
    #expect(driver.shows("▸ launch") && driver.shows("6 callbacks") && driver.shows("▾ tap:Buy"))
    #expect(!driver.shows("init") && driver.shows("viewDidAppear(animated: true)") && driver.shows("→ push receipt"))
    let old = try #require(row(driver, "▸ launch"))
    #expect(driver.model.picture[2, old].style.isDim)
    #expect(driver.shows("step 2 of 2: tap:Buy") && driver.shows("push receipt on cart"))
  }

  @Test("steps in which nothing was heard leave the one before unfolded")
  func unheard() {
    var driver = driver(.control("t"))
    var view = Self.view()
    view.log.append(StageView.LogLine(.step, "▸ type:mail=ann"))
    _ = driver.tell(.stage(StageTests.request, view))
    #expect(driver.shows("▾ tap:Buy") && driver.shows("viewDidAppear(animated: true)") && driver.shows("type:mail=ann"))
  }

  @Test("each controller has a column and a colour, in which its callbacks are marks")
  func columns() throws {
    var driver = driver(.control("t"))
    driver.press(.up, .right)
    let names = ["cart", "navigation", "template", "receipt"]
    for (column, name) in names.enumerated() {
      let y = try #require(driver.lines.firstIndex { $0.hasSuffix("╷ \(name)") })
      expectEqual(
        driver.model.picture[1 + 3 * column, y].style.foreground,
        BrowserModel.controllerColor(column).foreground
      )
    }
    let appears = try #require(row(driver, "viewDidAppear"))
    #expect(driver.model.picture[10, appears].text == "●" && driver.model.picture[1, appears].text == "│")
    let emitted = try #require(row(driver, "emitted bought"))
    expectEqual(driver.model.picture[1, emitted].text, "◆")
    expectEqual(driver.model.picture[1, try #require(row(driver, "  init"))].text, "○")
  }

  @Test("choosing a callback shows what else its controller heard, and pales the others")
  func choosing() throws {
    var driver = driver(.control("t"))
    driver.press(.up, .right, .down)
    #expect(driver.shows("cart  init") && driver.shows("once since the launch"))
    #expect(driver.shows("in this step: init, viewDidLoad, viewWillAppear(animated: false)"))
    let other = try #require(driver.lines.firstIndex { $0.hasSuffix("viewDidLoad") && $0.contains("○  │") })
    #expect(driver.model.picture[14, other].style.isDim)
    driver.press(.left)
    #expect(
      !driver.shows("  init") && driver.shows("step 1 of 2: launch") && driver.shows("cart 3, navigation 2, template 1")
    )
    driver.press(.end, .enter, .home, .pageDown, .pageUp)
    let y = try #require(row(driver, "▾ tap:Buy"))
    driver.click(x: 3, y: y)
    #expect(driver.shows("step 2 of 2"))
  }

  /// The view with a picture of before its step.
  static func pictured() -> StageView {
    var view = view()
    view.picture = StepsTests.picture("Bought")
    view.steps = [StageView.Step(title: "tap:Buy", before: StepsTests.picture("Nothing"))]
    for line in view.log.indices where view.log[line].text == "▸ tap:Buy" { view.log[line].step = 0 }
    return view
  }

  @Test("beside the timeline is the screen after the chosen step, and before it where there is room")
  func pictures() throws {
    var wide = driver(columns: 200, rows: 60, .control("t"), Self.pictured())
    #expect(wide.shows("before") && wide.shows("after") && wide.shows("1 row differs"))
    let row = try #require(wide.lines.first { $0.contains("Nothing") })
    #expect(row.contains("Bought") && row.contains("≠"))
    wide.press(.up)
    #expect(wide.shows("step 1 of 2: launch") && wide.shows("Nothing") && !wide.shows("Bought"))
    // The callbacks that each heard take the place of those missing before the launch.
    #expect(wide.shows("heard by each") && wide.lines.count { $0.contains("viewDidLoad") } == 4)
    var medium = driver(columns: 120, rows: 40, .control("t"), Self.pictured())
    #expect(medium.shows("after  1 row differs") && medium.shows("Bought") && !medium.shows("Nothing"))
    medium.press(.up)
    #expect(medium.shows("Nothing") && !medium.shows("heard by each"))
    let narrow = driver(columns: 80, rows: 24, .control("t"), Self.pictured())
    #expect(!narrow.shows("after") && !narrow.shows("Bought"))
  }

  @Test("the picture beside the timeline, the core, and a step's pictures are scrolled by keys and the wheel")
  func scrolling() {
    var driver = driver(columns: 120, rows: 20, .control("t"), Self.pictured())
    driver.press(.alt("z"))
    #expect(driver.shows("after") && driver.shows("[ Buy ]") && driver.shows("more lines: Ctrl-D"))
    for _ in 0..<9 { driver.press(.control("d")) }
    #expect(!driver.shows("[ Buy ]") && !driver.shows("more lines") && driver.shows("╰"))
    driver.wheel(-30, x: 100, y: 10)
    #expect(driver.shows("[ Buy ]"))
    driver.press(.control("d"), .home)
    #expect(driver.shows("step 1 of 2") && driver.shows("[ Buy ]"))
    var onion = self.driver(columns: 80, rows: 24, .control("o"), Self.pictured())
    onion.press(.alt("z"))
    #expect(onion.shows("more lines: Ctrl-D"))
    for _ in 0..<30 { onion.press(.control("d")) }
    #expect(!onion.shows("more lines"))
    onion.wheel(-90, x: 70, y: 21)
    #expect(onion.shows("more lines"))
    var steps = self.driver(columns: 80, rows: 24, .alt("c"), Self.pictured())
    steps.press(.alt("z"))
    #expect(steps.shows("more columns: End") && steps.shows("more lines: PgDn"))
    steps.press(.end)
    #expect(!steps.shows("more column"))
    steps.press(.home)
    #expect(steps.shows("more columns: End"))
  }

  @Test("in a wide window what a core without layers heard is beside it")
  func core() {
    var view = Self.pictured()
    view.layers = []
    let wide = driver(columns: 200, rows: 60, .control("o"), view)
    #expect(wide.shows("heard by each") && wide.shows("viewDidLayoutSubviews") && wide.shows("Bought"))
    #expect(!driver(columns: 80, rows: 24, .control("o"), view).shows("heard by each"))
  }

  @Test(
    "a wide timeline has columns for more controllers before they share one",
    arguments: [(60, "c4 and 8 more"), (80, "c8 and 4 more"), (140, "c7 and 5 more")]
  )
  func manyColumns(columns: Int, last: String) {
    var view = Self.view()
    view.log += (1...12).map { StageView.LogLine(.event, controller: "c\($0)", callback: "init") }
    let driver = driver(columns: columns, rows: 50, .control("t"), view)
    #expect(driver.shows(last))
  }

  @Test("a screen that isn't kept any more isn't shown as another step's")
  func forgotten() {
    var view = Self.pictured()
    view.log.insert(StageView.LogLine(.step, "▸ tap:More"), at: 7)
    var driver = driver(columns: 120, rows: 40, .control("t"), view)
    driver.press(.home)
    #expect(driver.shows("step 1 of 3: launch") && driver.shows("the screen after this step isn't kept"))
    #expect(!driver.shows("Nothing") && !driver.shows("Bought"))
  }

  @Test("any keys, clicks and sizes leave a picture of the size", arguments: 1...Thoroughness.count(1, all: 20))
  func storm(seed: UInt64) {
    var random = Random(seed: seed)
    var driver = driver(seed % 2 == 0 ? .control("o") : .control("t"))
    let keys: [Key] = [
      .up, .down, .left, .right, .enter, .tab, .backTab, .home, .end, .pageUp, .pageDown, .character(" "),
      .control("o"),
      .control("t"), .control("l"), .character("a"), .escape,
    ]
    for _ in 0..<200 {
      switch random.below(10) {
      case 0: _ = driver.tell(.resized(columns: 20 + random.below(190), rows: 5 + random.below(50)))
      case 1: driver.click(x: random.below(120), y: random.below(40))
      case 2:
        var view = random.below(2) == 0 ? Self.view(isOff: random.below(2) == 0) : Self.pictured()
        view.log = Array(view.log.prefix(random.below(14)))
        view.layers = Array(view.layers.prefix(random.below(3)))
        if driver.model.stage != nil { _ = driver.tell(.stage(StageTests.request, view)) }
      default:
        if driver.press(keys[random.below(keys.count)]) == [.leaveStage] {
          _ = driver.tell(.stage(StageTests.request, Self.view()))
        }
      }
      let picture = driver.model.picture
      let cursor = driver.model.cursor
      #expect(picture.width == driver.model.columns && picture.height == driver.model.height)
      #expect(cursor.x >= 0 && cursor.y >= 0 && cursor.x < max(1, picture.width) && cursor.y < max(1, picture.height))
    }
  }
}
