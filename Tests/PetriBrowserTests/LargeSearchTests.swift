import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Searching more screens than a turn has room for")
struct LargeSearchTests {
  private static let catalog = BrowserCatalog(
    name: "Large",
    entries: (0..<60_000).map { BrowserEntry(name: "screen-\($0)", title: "Title", group: ["All"]) }
  )

  private func driver(typing query: String) -> Driver {
    var driver = Driver(Self.catalog)
    driver.press(.character("/"))
    driver.type(query)
    return driver
  }

  private func finish(_ driver: inout Driver) -> Int {
    var turns = 0
    while driver.model.isSearchPending {
      _ = driver.tell(.searchOn)
      turns += 1
    }
    return turns
  }

  @Test("a letter is shown before what it finds, which comes in turns and is what one go finds")
  func turns() {
    var driver = driver(typing: "7")
    #expect(driver.model.isSearchPending && driver.lines[1].hasPrefix("/ 7"))
    #expect(driver.lines[1].hasSuffix("60001 of 60000 …"))
    expectEqual(finish(&driver), 3)
    let wanted = SearchIndex(Self.catalog.entries.map(\.searchText)).hits(for: "7").map {
      ListRow.screen($0.index, depth: 0)
    }
    #expect(driver.model.rows == wanted && driver.lines[1].hasSuffix("\(wanted.count) of 60000"))
  }

  @Test("another letter begins anew, among what was found before only where all of it was")
  func restarts() {
    var driver = driver(typing: "59")
    driver.type("99")
    _ = finish(&driver)
    expectEqual(driver.model.rows.first, .screen(5_999, depth: 0))
    driver.press(.backspace)
    _ = finish(&driver)
    expectEqual(driver.model.rows.first, .screen(599, depth: 0))
  }

  @Test("what does something with the rows gets those of what was typed", arguments: [Key.enter, .down, .tab])
  func acts(key: Key) {
    var driver = driver(typing: "59999")
    #expect(driver.model.isSearchPending)
    let effects = driver.press(key)
    expectEqual(driver.model.rows.first, .screen(59_999, depth: 0))
    #expect(key != .enter || effects == [.open(screen: "screen-59999", in: driver.model.environment)], "\(effects)")
  }

  @Test("a search that is cleared is over")
  func cleared() {
    var driver = driver(typing: "7")
    driver.press(.escape)
    #expect(!driver.model.isSearchPending && driver.model.rows.count == 60_001)
  }
}
