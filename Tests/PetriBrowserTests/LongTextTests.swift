import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Texts that are longer than their place")
struct LongTextTests {
  private static let words = (1...12).map { "word\($0)" }.joined(separator: " ")

  private func driver(columns: Int = 100, rows: Int = 24, tab: Character = "4", _ lines: [String]) -> Driver {
    var driver = Driver(columns: columns, rows: rows)
    driver.press(.down, .down, .character(tab))
    for request in driver.model.wanted { _ = driver.tell(.preview(request, .text(lines))) }
    return driver
  }

  private func shown(_ driver: Driver, _ area: CanvasRectangle?) -> [String] {
    guard let area else { return [] }
    return driver.lines[area.y..<(area.y + area.height)].map { line in
      String(line.dropFirst(area.x).prefix(area.width)).trimmed
    }
  }

  @Test("are wrapped in the preview and below the list, indented as they are; w cuts them with an ellipsis instead")
  func wrapping() {
    var driver = driver(["    " + Self.words, "end"])
    let preview = driver.model.layout.previewText
    expectEqual(
      shown(driver, preview)[...2],
      [
        "word1 word2 word3 word4 word5 word6 word7 word8 word9 word10", "word11 word12", "end",
      ]
    )
    #expect(shown(driver, driver.model.layout.detailsText).joined(separator: " ").contains("word11 word12 end"))
    driver.press(.character("w"))
    #expect(shown(driver, preview)[0].hasSuffix("…") && shown(driver, preview)[1] == "end")
    driver.press(.character(">"))
    #expect(shown(driver, preview)[0].hasPrefix("…"))
    driver.press(.character(">"), .character(">"), .character(">"))
    #expect(shown(driver, preview)[0].hasSuffix("word12"))
    driver.press(.character("<"), .character("<"), .character("<"), .character("<"))
    #expect(shown(driver, preview)[0].hasPrefix("word1"))
  }

  @Test("a picture is never wrapped: it is cut with ellipses and moved, with the arrows too")
  func picture() {
    let row = "│" + String(repeating: "x", count: 78) + "│"
    var driver = driver(tab: "1", [row, "│" + String(repeating: "田", count: 39) + "│"])
    let preview = driver.model.layout.previewText
    #expect(shown(driver, preview)[0].hasPrefix("│xxx") && shown(driver, preview)[0].hasSuffix("x…"))
    driver.press(.tab, .right, .right, .right, .right)
    #expect(shown(driver, preview)[0].hasPrefix("…xxx") && shown(driver, preview)[0].hasSuffix("x│"))
    #expect(shown(driver, preview)[1].hasSuffix("田│"))
    driver.press(.left, .left, .left, .left)
    #expect(shown(driver, preview)[0].hasPrefix("│xxx"))
  }

  @Test("every pane can be scrolled to its end, with the arrows that Tab gives it and with the wheel")
  func scrolling() throws {
    var driver = driver((1...60).map { "line \($0)" })
    let details = try #require(driver.model.layout.detailsText)
    #expect(shown(driver, details)[0] == "line 1" && shown(driver, details).last?.contains("more lines") == true)
    driver.press(.tab, .tab)
    expectEqual(driver.model.focus, .details)
    driver.press(.character("G"))
    expectEqual(shown(driver, details).last, "line 60")
    driver.press(.character("g"))
    driver.wheel(2, x: 3, y: details.y + 1)
    #expect(shown(driver, details)[0] == "line 7" && driver.model.entry?.name == "cart")
    driver.press(.backTab, .character("G"))
    expectEqual(shown(driver, driver.model.layout.previewText).last, "line 60")
    driver.press(.backTab)
    expectEqual(driver.model.focus, .list)
  }

  @Test("a note, a log and what is wrong take as many rows as they need, or say that there is more")
  func notes() {
    var driver = Driver(columns: 60, rows: 20)
    _ = driver.tell(.note("copied: " + Self.words))
    #expect(driver.shows("word12") && driver.shows("copied: word1"))
    driver.press(.character("j"))
    var view = StageTests.view()
    view.log = [StageView.LogLine(.event, "  " + Self.words)]
    view.problems = (1...20).map { "problem \($0) " + Self.words }
    _ = driver.model.launch(StageTests.request)
    _ = driver.tell(.stage(StageTests.request, view))
    #expect(driver.shows("problem 1 ") && driver.shows("more lines") && !driver.shows("problem 20"))
    for _ in 0..<20 { driver.press(.control("d")) }
    #expect(driver.shows("problem 20"))
    view.problems = []
    _ = driver.tell(.stage(StageTests.request, view))
    driver.press(.control("l"))
    #expect(driver.shows("word1 ") && driver.shows("word12"))
  }

  @Test("what is typed is seen where it is typed, however long it is")
  func typing() {
    var driver = Driver(columns: 40, rows: 12)
    driver.press(.character("/"))
    driver.type(String(repeating: "a", count: 50) + "z")
    #expect(driver.lines[1].hasPrefix("/ …aa") && driver.lines[1].contains("az"))
    #expect(driver.model.cursor.x == 39 || driver.model.cursor.x == 38)
    driver.press(.home)
    #expect(driver.lines[1].hasPrefix("/ aaa") && driver.model.cursor.x == 2)
    driver.press(.escape, .control("p"))
    driver.type(String(repeating: "b", count: 50) + "y")
    #expect(driver.shows("> …bb") && driver.shows("by"))
  }

  @Test("how much more there is comes behind an ellipsis where it covers a text, and alone where it does not")
  func remarks() {
    func last(_ line: String) -> String {
      var canvas = Canvas(width: 24, height: 2)
      let pane = TextPane(["first", line, "third", "fourth"], columns: 24, isWrapped: false)
      pane.draw(in: CanvasRectangle(x: 0, y: 0, width: 24, height: 2), top: 0, on: &canvas)
      return canvas.lines[1]
    }
    expectEqual(last("a text of 22 columns."), "a text of… 2 more lines")
    expectEqual(last("short"), "short      2 more lines")
  }

  @Test("the help shows that there is more as long as there is, and ends with its last line")
  func help() {
    var driver = Driver(columns: 60, rows: 20)
    driver.press(.character("?"))
    #expect(driver.lines[19].contains("↓ more"))
    for _ in 0..<20 { driver.press(.pageDown) }
    #expect(!driver.lines[19].contains("more") && driver.lines[19].contains("Esc close"))
    #expect(driver.lines[18].contains("stop, until the shell's fg"))
    driver.press(.home)
    #expect(driver.lines[19].contains("↓ more") && !driver.lines[19].contains("back"))
    driver.press(.character("G"))
    #expect(driver.lines[18].contains("stop, until the shell's fg"))
    let all = Driver(columns: 100, rows: 260)
    var whole = all
    whole.press(.character("?"))
    #expect(!whole.lines[259].contains("more"))
  }

  @Test("a terminal that is too small gets complete words about it", arguments: [(30, 8), (12, 11), (39, 2), (3, 1)])
  func tooSmall(columns: Int, rows: Int) {
    let text = Driver(columns: columns, rows: rows).lines.joined(separator: " ")
    let isWhole = text.contains("Petri needs 40") && text.contains("cells; q quits")
    #expect(isWhole || text.contains("quits") || text.contains("…"), "\(text)")
    #expect(!text.hasSuffix("q q"))
  }

  @Test("a long name in the list ends with an ellipsis")
  func names() {
    var catalog = BrowserTests.catalog
    catalog.entries = [BrowserEntry(name: String(repeating: "long-", count: 20) + "name", title: "T")]
    let driver = Driver(catalog, columns: 50, rows: 14)
    #expect(driver.lines[2].hasSuffix("…") || driver.lines[2].contains("long…") || driver.lines[2].contains("-…"))
  }

  @Test("a form tells what is wrong to the end")
  func form() {
    var driver = Driver(columns: 60, rows: 20)
    driver.press(.down, .down, .enter)
    _ = driver.tell(.form(FormTests.form))
    _ = driver.tell(.checked(LaunchForm.Check(problems: [FormTests.form.fields[0].path: Self.words])))
    #expect(driver.shows("word1 ") && driver.shows("word12"))
    driver.type(String(repeating: "a", count: 80) + "z")
    #expect(driver.shows("az"))
    driver.press(.tab)
    #expect(driver.shows("aa…"))
  }

  @Test("paths are cut in their middle where they would be broken, as much as it takes; links never are")
  func paths() {
    let text = "  group  Account  (from Screens/Shop/Account/_defaults.yaml:2:1)"
    expectEqual(text.shorteningPaths(toColumns: 80), text)
    expectEqual(text.shorteningPaths(toColumns: 58), "  group  Account  (from Screens/Shop/…/_defaults.yaml:2:1)")
    expectEqual(text.shorteningPaths(toColumns: 50), "  group  Account  (from …/_defaults.yaml:2:1)")
    let narrow = text.shorteningPaths(toColumns: 38)
    expectEqual(narrow.wrapped(toColumns: 38), ["  group  Account  (from", "    Screens/Shop/…/_defaults.yaml:2:1)"])
    let link = "  link  shop://orders/1042/feedback/of/a/long/order.html"
    expectEqual(link.shorteningPaths(toColumns: 30), link)
    expectEqual("a/b c.d and so on and so on".shorteningPaths(toColumns: 10), "a/b c.d and so on and so on")
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
