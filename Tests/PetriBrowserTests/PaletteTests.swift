import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("The palette")
struct PaletteTests {
  private func driver(columns: Int = 120) -> Driver {
    var driver = Driver(columns: columns, rows: 40)
    driver.press(.down, .down, .control("p"))
    return driver
  }

  private func titles(_ driver: Driver) -> [String] {
    guard let palette = driver.model.palette else { return [] }
    return palette.found.map { palette.entries[$0].title }
  }

  private func row(_ driver: Driver, _ text: String) -> String { driver.lines.first { $0.contains(text) } ?? "" }

  @Test("an empty palette begins with what can be done, and ends its actions with moves")
  func moves() throws {
    var driver = Driver(columns: 120, rows: 40)
    driver.press(.down, .down, .control("p"))
    let entries = try #require(driver.model.palette).entries
    let actions = entries.prefix { if case .action = $0.command { true } else { false } }
    #expect(actions.first?.key == "Enter" && actions.contains { $0.title == "half down" })
    #expect(entries.firstIndex { $0.title == "half down" } ?? 0 > 20)
  }

  @Test("what there is to do comes before what there is to choose")
  func actionsFirst() throws {
    let all = titles(driver())
    let lastAction = try #require(all.firstIndex(of: "list screens with errors"))
    #expect(try #require(all.firstIndex(of: "list #money")) > lastAction)
    #expect(try #require(all.firstIndex(of: "quit")) < lastAction)
    #expect(try #require(all.firstIndex(of: "locale en")) > lastAction)
  }

  @Test("a search keeps that order, titles that hold the words as they stand before those that hold their letters")
  func order() throws {
    var driver = driver()
    driver.type("list")
    let found = titles(driver)
    #expect(try #require(found.firstIndex(of: "list all screens")) < #require(found.firstIndex(of: "list #money")))
    #expect(try #require(found.firstIndex(of: "list group Shop")) < (found.firstIndex { !$0.contains("list") } ?? .max))
    driver.press(.control("u"))
    driver.type("group shop")
    expectEqual(titles(driver).first, "list group Shop")
  }

  @Test("what was done last comes first, the newest before the others, and is called so")
  func recents() {
    var driver = driver()
    driver.type("next locale")
    driver.press(.enter, .control("p"))
    driver.type("list #money")
    driver.press(.enter, .control("p"))
    expectEqual(Array(titles(driver).prefix(2)), ["list #money", "next locale"])
    expectEqual(titles(driver).count, Set(titles(driver)).count)
    #expect(row(driver, "list #money").contains("recent") && row(driver, "next locale").contains("recent  L"))
    driver.type("list")
    expectEqual(titles(driver).first, "list #money")
    for number in 0..<9 {
      driver.press(.control("u"))
      driver.type(["next device", "next appearance", "next size", "the next row"][number % 4])
      driver.press(.enter, .control("p"))
    }
    expectEqual(driver.model.palette?.recents, 5)
  }

  @Test("appearances are found as people call them, and the box is as high as what is found")
  func darkMode() {
    var driver = driver()
    let height = driver.model.paletteArea.height
    driver.type("dark mode")
    expectEqual(titles(driver), ["dark mode"])
    #expect(driver.model.paletteArea.height == 4 && height > 20)
    driver.press(.control("u"))
    driver.type("zzzz")
    #expect(driver.shows("nothing matches") && driver.model.paletteArea.height == 4)
  }

  @Test("commands are short, and found by the words of their explanation too")
  func short() {
    var driver = driver()
    for entry in driver.model.palette?.entries ?? [] { #expect(entry.title.columns < 40) }
    driver.type("fold the group, or go to it")
    expectEqual(titles(driver), ["fold"])
  }

  @Test("beside each group and tag is how many screens it lists")
  func counts() {
    var driver = Driver(columns: 120, rows: 40)
    driver.press(.character("f"))
    for (title, count) in [("list all screens", 5), ("list group Shop", 2), ("list #money", 1)] {
      #expect(row(driver, title).contains("  \(count) │"), "\(row(driver, title))")
    }
  }

  @Test("what matches is marked, and the key is beside it")
  func marks() throws {
    var driver = driver()
    driver.type("appea")
    let y = try #require(driver.lines.firstIndex { $0.contains("next appearance") })
    let cells = (0..<120).map { driver.model.picture[$0, y] }
    expectEqual(cells.filter { $0.style.isUnderlined }.map(\.text).joined(), "appea")
    #expect(driver.lines[y].trimmingPrefix { $0 != "A" }.hasPrefix("A │"))
    #expect(driver.shows("of \(driver.model.palette?.entries.count ?? 0)"))
  }

  @Test("titles are cut before keys and hints at any size", arguments: [40, 60, 120])
  func narrow(columns: Int) {
    let driver = driver(columns: columns)
    #expect(driver.lines.contains { $0.contains("▸") || $0.contains("down") || $0.contains("↓") })
    for line in driver.lines where line.contains("│") { #expect(line.columns <= columns) }
  }
}
