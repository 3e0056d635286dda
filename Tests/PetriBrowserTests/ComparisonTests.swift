import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Screens side by side")
struct ComparisonTests {
  /// A wireframe of a few words in a frame.
  static func picture(_ words: String..., width: Int = 40, height: Int = 12, ink: CellColor = 0) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    canvas.box(CanvasRectangle(x: 0, y: 0, width: width, height: height), border: .rounded)
    for (row, text) in words.enumerated() {
      canvas.put(text, x: 2, y: 2 + 2 * row, style: CellStyle(foreground: ink, background: 15))
    }
    return canvas
  }

  /// The content for a request: texts of the locale, pale ones on a pad.
  static func content(_ request: PreviewRequest) -> PreviewContent {
    let isDark = request.environment.appearance == .dark
    let buy = request.environment.locale == "ru" ? "Купить" : "Buy"
    let items = request.fixture == "full" ? "3 items" : "Nothing"
    let isPad = request.environment.device.hasPrefix("ipad")
    return .picture(picture("Cart", items, buy, width: isPad ? 60 : 40, ink: isDark ? 15 : 0))
  }

  /// A browser that compares the chosen screen, with all that it wants.
  static func driver(columns: Int = 120, rows: Int = 24, pairs: Int = 1) -> Driver {
    var driver = Driver(columns: columns, rows: rows)
    driver.press(.down, .down)
    for _ in 0..<pairs { driver.press(.character("c")) }
    fill(&driver)
    return driver
  }

  static func fill(_ driver: inout Driver) {
    for request in driver.model.wanted { driver.tell(.preview(request, content(request))) }
  }

  private func title(_ driver: Driver) -> String {
    driver.lines[1].split(separator: "─").first.map { $0.trimmingPrefix { $0 == " " } }.map(String.init) ?? ""
  }

  @Test("one key steps through appearances, locales, fixtures, devices and sizes, round at the ends")
  func pairs() throws {
    var driver = Driver(columns: 120, rows: 24)
    driver.press(.down, .down)
    expectEqual(driver.press(.character("c")), [.listFixtures(screen: try #require(driver.model.entry).name)])
    driver.tell(.fixtures(["full"], of: try #require(driver.model.entry).name))
    let count = driver.model.comparedPairs.count
    var pairs: [String] = []
    for _ in 0..<count {
      let pair = try #require(driver.model.comparedPair)
      pairs.append("\(pair.kind): \(pair.left.title) \(pair.right.title)")
      #expect(driver.press(.character("c")).isEmpty)
    }
    expectEqual(
      pairs,
      [
        "appearance: light dark", "locale: en ru", "fixture: examples full", "device: iphone-16 ipad-11",
        "size of texts: large accessibility-large",
      ]
    )
    expectEqual(driver.model.comparedPair?.kind, "appearance")
    driver.press(.character("C"))
    expectEqual(driver.model.comparedPair?.kind, "size of texts")
    driver.press(.escape)
    #expect(driver.model.comparedPair == nil && driver.shows("wireframe  picture"))
  }

  @Test("what differs is marked on both sides and between them; other colours alone are said")
  func marks() throws {
    var driver = Self.driver(pairs: 2)
    #expect(driver.shows("en") && driver.shows("ru") && driver.shows("1 row differs"))
    let row = try #require(driver.lines.firstIndex { $0.contains("Купить") })
    #expect(driver.lines[row].contains("≠"))
    let marked = (0..<120).map { driver.model.picture[$0, row] }.filter(\.style.isUnderlined).map(\.text).joined()
    expectEqual(marked, "BuyКупить")
    driver.press(.character("C"))
    Self.fill(&driver)
    #expect(driver.shows("the colours differ, the texts don't") && !driver.shows("≠"))
  }

  @Test("pictures of different sizes are compared by their words")
  func words() {
    let one = Self.picture("Cart", "Two words")
    let other = Self.picture("Two Cart", width: 60)
    let difference = PictureDifference(one, other, comparesColors: true)
    #expect(difference.left == [CanvasRectangle(x: 6, y: 4, width: 5, height: 1)] && difference.right.isEmpty)
    #expect(!difference.hasSameSize)
  }

  @Test("what a file's change did is the first pair, as long as something differs")
  func before() throws {
    var driver = Driver(columns: 120, rows: 24)
    driver.press(.down, .down)
    Self.fill(&driver)
    let request = try #require(driver.model.previewRequest)
    driver.tell(.loaded(BrowserTests.catalog))
    driver.tell(.preview(request, .picture(Self.picture("Basket", "Nothing", "Buy"))))
    driver.press(.character("c"))
    #expect(driver.shows("files, 1 of") && driver.shows("before") && driver.shows("now"))
    #expect(driver.shows("Cart") && driver.shows("Basket") && driver.shows("1 row differs"))
    driver.tell(.preview(request, Self.content(request)))
    expectEqual(driver.model.comparedPair?.kind, "appearance")
  }

  @Test("the list makes room where there isn't enough beside it, and the arrows still choose screens")
  func room() {
    var driver = Self.driver(columns: 120)
    #expect(driver.model.layout.list.width == 0 && driver.shows("cart: appearance, 1 of"))
    driver.press(.down)
    #expect(driver.shows("product-list: appearance"))
    expectEqual(Self.driver(columns: 200).model.layout.list.width, 56)
    var narrow = Driver(columns: 50, rows: 24)
    narrow.press(.down, .down, .character("c"))
    #expect(narrow.model.comparison == nil && narrow.shows("comparing takes 60 columns"))
  }

  @Test("both fit the window: without blank rows, and in as many columns as they have; a key shows all of them")
  func fitted() throws {
    var driver = Self.driver(columns: 80, rows: 24)
    let room = try #require(driver.model.comparedPair?.right.request.room)
    expectEqual(room, PreviewRequest.Room(columns: driver.model.comparedAreas?.left.width ?? 0, rows: nil))
    func fill() {
      for request in driver.model.wanted {
        driver.tell(.preview(request, .picture(Self.picture("Cart", "Tea", "Buy", width: 36, height: 40))))
      }
    }
    driver = Driver(columns: 80, rows: 24)
    driver.press(.down, .down, .character("c"))
    fill()
    #expect(driver.shows("Cart") && driver.shows("Buy") && driver.shows("╰──") && !driver.shows("more lines"))
    #expect(driver.shows("w full size"))
    driver.press(.character("w"))
    expectEqual(driver.model.comparedPair?.left.request.room, nil)
    fill()
    #expect(driver.shows("more lines: J") && !driver.shows("full size"))
  }

  @Test("both are scrolled and moved together")
  func scrolled() {
    var driver = Self.driver(columns: 70, rows: 12)
    driver.press(.character("w"))
    Self.fill(&driver)
    #expect(driver.shows("Cart") && driver.shows("more lines") && driver.shows("more columns"))
    driver.press(.character("J"))
    #expect(!driver.shows("Cart") && driver.shows("Buy"))
    driver.press(.character(">"))
    #expect(!driver.shows("Buy"))
  }

  @Test("a broken screen and a group can't be compared")
  func nothing() {
    var driver = Driver(columns: 120, rows: 24)
    driver.press(.character("c"))
    #expect(driver.model.comparison == nil && driver.shows("there is nothing to compare it with"))
    driver.press(.down, .character("c"))
    #expect(driver.model.comparison == nil && driver.shows("choose a screen to compare"))
  }
}
