import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

@Suite("The contact sheet")
struct SheetTests {
  /// A picture as large as its room, with its subject.
  static func content(_ request: PreviewRequest) -> PreviewContent {
    if request.screen == "broken" {
      return .text(["Screens/broken.yaml:3:1: error: unknown key 'contnet'", "3 | contnet:"])
    }
    let room = request.room ?? PreviewRequest.Room(columns: 40, rows: 12)
    let height = room.rows ?? 12
    let environment = request.environment
    let words = [request.screen, request.fixture ?? "", environment.appearance.rawValue, environment.locale]
    var canvas = Canvas(width: room.columns, height: height)
    canvas.box(CanvasRectangle(x: 0, y: 0, width: room.columns, height: height), border: .light)
    for (row, word) in words.enumerated() where row + 2 < height {
      canvas.put(word, x: 1, y: row + 1, columns: room.columns - 2)
    }
    return .picture(canvas)
  }

  /// Delivers everything that is wanted, until nothing is; returns the requests.
  @discardableResult
  static func fill(_ driver: inout Driver) -> [PreviewRequest] {
    var wanted: [PreviewRequest] = []
    while let request = driver.model.wanted.first, wanted.count < 500 {
      wanted.append(request)
      let isPicture = request.tab == .picture || request.tab == .wireframe
      driver.tell(
        .preview(request, isPicture ? content(request) : .text(["\(request.tab.rawValue) of \(request.screen)"]))
      )
    }
    return wanted
  }

  /// A sheet of the chosen row's group.
  static func driver(_ catalog: BrowserCatalog = BrowserTests.catalog, columns: Int = 120, rows: Int = 40) -> Driver {
    var driver = Driver(catalog, columns: columns, rows: rows)
    driver.press(.down, .down, .character("t"))
    fill(&driver)
    return driver
  }

  static func many(_ count: Int) -> BrowserCatalog {
    BrowserCatalog(
      name: "Many",
      entries: (0..<count).map {
        BrowserEntry(name: "screen-\($0)", title: "Screen \($0)", group: ["All", "Group \($0 % 7)"])
      }
    )
  }

  private func title(_ driver: Driver) -> String {
    driver.lines[1].split(separator: "─").first.map { $0.trimmingPrefix { $0 == " " } }.map(String.init) ?? ""
  }

  @Test("t shows the group that the chosen screen is in, t again the one around it, at last all screens")
  func scopes() {
    var driver = Driver(columns: 120, rows: 40)
    driver.press(.end, .character("t"))
    #expect(title(driver).hasPrefix("Start/Seasonal: 1 of 1  hours"))
    driver.press(.character("t"))
    #expect(title(driver).hasPrefix("Start: 2 of 2  hours"))
    driver.press(.character("t"))
    #expect(title(driver).hasPrefix("all screens: 5 of 5  hours"))
    driver.press(.character("t"))
    #expect(driver.shows("these are all screens"))
    driver.press(.escape)
    #expect(driver.model.sheet == nil && driver.model.entry?.name == "hours")
  }

  @Test("a folded group's thumbnails are those of all screens in it")
  func folded() {
    var driver = Driver(columns: 120, rows: 40)
    driver.press(.down, .down, .left, .left, .character("t"))
    #expect(title(driver).hasPrefix("Shop: 1 of 2  cart"))
  }

  @Test("arrows and hjkl walk, pages and ends jump, and the chosen name is marked and has the cursor")
  func walking() throws {
    var driver = Self.driver(Self.many(40))
    #expect(title(driver).hasPrefix("All/Group 0: 3 of 6"))
    driver.press(.character("t"), .home)
    let grid = driver.model.sheetGrid
    var places: [Int?] = []
    for key in [Key.right, .character("l"), .left, .character("h"), .down, .character("j"), .up, .end, .pageUp, .home] {
      driver.press(key)
      places.append(driver.model.sheetIndex)
    }
    let row = grid.perRow
    #expect(places[..<7] == [1, 2, 1, 0, row, 2 * row, row] && places[7] == 39 && places[9] == 0)
    driver.press(.right)
    Self.fill(&driver)
    let (x, y) = driver.model.cursor
    #expect(driver.model.picture[x, y].style.isReversed)
    let marked = (0..<120).map { driver.model.picture[$0, y] }.filter(\.style.isReversed).map(\.text).joined()
    #expect(marked.contains(try #require(driver.model.entry).name))
  }

  @Test("a picture that is lower than its room has its name right below it")
  func lowPictures() throws {
    var driver = Driver(BrowserTests.catalog, columns: 120, rows: 40)
    driver.press(.down, .down, .character("t"))
    while let request = driver.model.wanted.first {
      var canvas = Canvas(width: request.room?.columns ?? 10, height: 5)
      canvas.put("picture", x: 0, y: 4)
      _ = driver.tell(.preview(request, .picture(canvas)))
    }
    let row = try #require(driver.lines.firstIndex { $0.contains("picture") })
    #expect(driver.lines[row + 1].contains("cart"))
  }

  @Test("only what is seen is wanted, of 10,000 screens too, and what has been seen is not made again")
  func visible() {
    var driver = Driver(Self.many(10_000), columns: 80, rows: 24)
    driver.press(.character("t"), .character("t"), .character("t"), .home)
    let wanted = Self.fill(&driver)
    #expect(!wanted.isEmpty && wanted.count <= driver.model.sheetGrid.capacity)
    driver.press(.right)
    #expect(driver.model.wanted.isEmpty)
    driver.press(.end)
    #expect(title(driver).contains("10000 of 10000"))
    #expect((1...driver.model.sheetGrid.capacity).contains(driver.model.wanted.count))
    driver.press(.home)
    #expect(driver.model.wanted.isEmpty)
    for _ in 0..<60 {
      driver.press(.pageDown)
      Self.fill(&driver)
    }
    #expect(driver.model.wanted.isEmpty)
  }

  @Test("a broken screen's thumbnail shows the first line of its problems, and isn't launched")
  func broken() {
    var driver = Self.driver()
    driver.press(.character("t"), .home)
    Self.fill(&driver)
    #expect(driver.shows("! broken") && driver.shows("error: unknown") && !driver.shows("3 | contnet"))
    #expect(driver.press(.enter).isEmpty && driver.shows("broken has errors and can't be launched"))
    driver.press(.character("F"))
    #expect(driver.model.sheet?.scope != .variations)
  }

  @Test("a search's hits are shown as they are typed; Enter launches the chosen one, Esc brings all back")
  func searching() {
    var driver = Self.driver()
    driver.press(.character("/"))
    driver.type("pro")
    Self.fill(&driver)
    #expect(driver.model.sheetCount == 2 && driver.shows("/ pro") && driver.shows("product-list"))
    expectEqual(
      driver.press(.down, .enter),
      [.open(screen: driver.model.entry?.name ?? "", in: driver.model.environment)]
    )
    driver.press(.character("/"))
    driver.type("zz")
    #expect(driver.shows("nothing matches") && driver.shows("A search looks through"))
    driver.press(.escape)
    #expect(driver.model.sheetCount == 2 && driver.model.query.isEmpty)
  }

  @Test("F shows a screen's fixtures and the other ways to show it; Enter launches with what is chosen, Esc goes back")
  func variations() throws {
    var driver = Self.driver()
    driver.press(.character("F"))
    driver.tell(.fixtures(["full", "empty"], of: "cart"))
    let wanted = Self.fill(&driver)
    #expect(driver.model.variations.map(\.title).starts(with: ["examples", "full", "empty", "dark", "ru", "ipad-11"]))
    expectEqual(Set(wanted.compactMap(\.fixture)), ["full", "empty"])
    expectEqual(driver.press(.enter), [.open(screen: "cart", in: driver.model.environment)])
    var request = LaunchRequest(screen: "cart", fixture: "full", environment: driver.model.environment)
    expectEqual(driver.press(.right, .enter), [.launch(request)])
    driver.press(.home, .right, .right, .right)
    request.fixture = nil
    #expect(
      driver.press(.enter) == [.open(screen: "cart", in: driver.model.environment)]
        && driver.model.environment.appearance == .dark
    )
    driver.press(.escape)
    #expect(title(driver).hasPrefix("Shop: 1 of 2"))
    driver.press(.escape)
    #expect(driver.model.sheet == nil)
  }

  @Test("a click chooses, a second one launches, the wheel goes down a row")
  func mouse() {
    var driver = Self.driver(Self.many(40))
    let room = driver.model.walls[0].grid.rectangle(at: 1)
    #expect(driver.click(x: room.x + 2, y: room.y + 2).isEmpty && driver.model.sheetIndex == 1)
    expectEqual(driver.click(x: room.x + 2, y: room.y + 2), [.open(screen: "screen-7", in: driver.model.environment)])
    driver.press(.character("t"), .home)
    driver.wheel(1, x: 5, y: 5)
    expectEqual(driver.model.sheetIndex, driver.model.sheetGrid.perRow)
  }

  @Test("thumbnails are made larger and smaller")
  func zoom() {
    var driver = Self.driver(Self.many(3))
    driver.press(.character("t"), .character("t"))
    let before = driver.model.sheetGrid
    driver.press(.character(">"))
    #expect(driver.model.sheetGrid.width > before.width)
    for _ in 0..<30 { driver.press(.character("<")) }
    #expect(driver.model.sheetGrid.width < before.width)
    driver.press(.character(">"))
    #expect(driver.model.sheetGrid.width <= before.width)
  }

  @Test("after files have changed, the chosen screen is still chosen, and its thumbnail is made anew")
  func reloaded() {
    var driver = Self.driver()
    driver.press(.right)
    let name = driver.model.entry?.name
    driver.tell(.loaded(BrowserTests.catalog))
    #expect(driver.model.entry?.name == name && driver.model.wanted.contains { $0.screen == name })
    driver.tell(.loaded(BrowserCatalog(name: "Shop", entries: [])))
    #expect(driver.shows("the catalogue has no screens"))
  }

  @Test(
    "all are seen where that leaves them large enough, and each as large as it may be",
    arguments: [1, 2, 6, 33, 61]
  )
  func grid(count: Int) {
    let area = CanvasRectangle(x: 1, y: 2, width: 198, height: 57)
    let grid = ThumbnailGrid(count: count, in: area)
    #expect(grid.capacity >= min(count, 21))
    #expect(grid.perRow * (grid.width + 1) - 1 <= area.width && grid.rows * grid.height <= area.height)
    let last = grid.rectangle(at: grid.capacity - 1)
    #expect(last.x + last.width <= area.x + area.width && last.y + last.height <= area.y + area.height)
    if count == 1 { expectEqual(grid.height, 57) }
    if count == 6 { #expect(grid.height > 25) }
  }

  @Test("a window that can't show all of them shows rows that fill it")
  func rows() {
    for (columns, rows) in [(120, 40), (200, 60)] {
      let area = CanvasRectangle(x: 1, y: 2, width: columns - 2, height: rows - 3)
      let grid = ThumbnailGrid(count: 41, in: area)
      #expect(grid.rows > 1 && grid.rows * grid.height >= area.height * 4 / 5)
    }
  }

  @Test("a single row is full at the end too, and the head names those that are seen")
  func end() {
    var driver = Self.driver(Self.many(47), columns: 80, rows: 24)
    driver.press(.character("t"), .character("t"), .end)
    Self.fill(&driver)
    let wall = driver.model.walls[0]
    #expect(wall.grid.rows == 1 && wall.items.count == wall.grid.perRow && wall.first + wall.items.count == 47)
    #expect(driver.lines[1].contains("\(wall.first + 1)–47 of 47"))
    driver.press(.home)
    #expect(driver.lines[1].contains(" 1–\(wall.grid.perRow) of 47"))
  }

  @Test("names that are cut keep what they differ in")
  func names() {
    expectEqual(
      ElidedNames.fitted(["iphone-se-landscape", "iphone-16-landscape", "iphone-16-pro-max-landscape"], columns: 13),
      ["…se-landscape", "…16-landscape", "…16-pro-max…"]
    )
    expectEqual(ElidedNames.fitted(["a-very-long-name-of-one", "short"], columns: 11), ["a-ver…f-one", "short"])
    expectEqual(ElidedNames.fitted(["same-name-as-another"], columns: 9), ["same…ther"])
  }

  @Test("the names of a row are on one line")
  func nameLine() throws {
    var driver = Driver(BrowserTests.catalog, columns: 120, rows: 40)
    driver.press(.down, .down, .character("t"))
    var height = 5
    while let request = driver.model.wanted.first {
      _ = driver.tell(.preview(request, .picture(Canvas(width: request.room?.columns ?? 10, height: height))))
      height += 2
    }
    let row = try #require(driver.lines.dropFirst(2).first { $0.contains("cart") })
    #expect(row.contains("product-list"))
  }

  @Test("of a group with more screens than are seen their number is shown")
  func more() throws {
    var driver = Driver(Self.many(47), columns: 120, rows: 40)
    driver.press(.home)
    Self.fill(&driver)
    let wall = try #require(driver.model.walls.first)
    #expect(wall.hidden > 0 && driver.shows("\(wall.hidden) more: t"))
  }

  // MARK: - Beside the list

  @Test("a wide window shows a screen's other ways beside its picture, the screen beside texts, and a group's screens")
  func beside() {
    var driver = Driver(columns: 200, rows: 60)
    driver.press(.down, .down)
    Self.fill(&driver)
    driver.tell(.fixtures(["full"], of: "cart"))
    Self.fill(&driver)
    #expect(driver.shows("full") && driver.shows("dark") && driver.shows("ipad-11"))
    driver.press(.character("3"))
    Self.fill(&driver)
    #expect(driver.shows("tree of cart") && driver.shows("iphone-16  A light") && driver.model.walls.count == 1)
    driver.press(.up)
    #expect(driver.model.entry == nil)
    Self.fill(&driver)
    expectEqual(driver.model.walls[0].items.map(\.title), ["cart", "product-list"])
    driver.press(.character("t"))
    #expect(title(driver).hasPrefix("Shop: 1 of 2"))
  }

  @Test("a dead end shows a way out: a search that finds nothing, a catalogue without screens")
  func empty() {
    var driver = Driver(columns: 120, rows: 40)
    driver.press(.character("/"))
    driver.type("zz")
    #expect(driver.shows("'cart         these letters together"))
    let none = Driver(BrowserCatalog(name: "Shop", entries: []), columns: 120, rows: 40)
    #expect(none.shows("This catalogue has no screens yet."))
  }
}
