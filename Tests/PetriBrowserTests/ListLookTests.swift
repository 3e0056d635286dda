import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("What the list looks like")
struct ListLookTests {
  private static let catalog = BrowserCatalog(
    name: "Shop",
    entries: [
      BrowserEntry(name: "runs", title: "Sign up", group: ["Account"], tags: ["account", "new"]),
      BrowserEntry(name: "design", title: "Signs", group: ["Account"], tags: ["account"]),
      BrowserEntry(name: "sign-in", title: "Sign in", group: ["Account"], tags: ["account"]),
    ]
  )

  private func names(_ query: String) -> [String] {
    var driver = Driver(Self.catalog, columns: 120, rows: 24)
    driver.press(.character("/"))
    driver.type(query)
    return driver.model.rows.compactMap { row in
      if case .screen(let place, _) = row { Self.catalog.entries[place].name } else { nil }
    }
  }

  @Test("a name isn't said again by the title, nor the group by a tag")
  func rows() {
    let driver = Driver(Self.catalog, columns: 120, rows: 24)
    let rows = driver.lines[3...5].map { $0.prefix(41).split(separator: " ").joined(separator: " ") }
    expectEqual(rows, ["runs Sign up #new │", "design Signs │", "sign-in │"])
  }

  @Test("words of names come first in a search, then words of titles, then words that begin so")
  func words() {
    expectEqual(names("sign"), ["sign-in", "runs", "design"])
    expectEqual(names("sign in").first, "sign-in")
    // A query with signs is fzf's alone.
    expectEqual(Set(names("^runs | ^design")), ["runs", "design"])
  }

  @Test("the choice is one bar of one style, with the focus and without")
  func bar() {
    var driver = Driver(columns: 120, rows: 24)
    driver.press(.down, .down)
    func styles() -> Set<CellStyle> {
      let area = driver.model.layout.list
      let y = area.y + driver.model.selected - driver.model.top
      return Set((0..<area.width).map { driver.model.picture[$0, y].style })
    }
    expectEqual(styles(), [CellStyle(reversed: true)])
    driver.press(.tab)
    expectEqual(styles(), [CellStyle(dim: true, reversed: true)])
  }

  @Test("tabs are words at any width, the chosen one among them", arguments: [60, 80, 100, 120, 200])
  func tabs(columns: Int) {
    let words = Set(PreviewTab.allCases.map(\.word) + ["i", "‹", "›"])
    for number in 0...9 {
      var driver = Driver(columns: columns, rows: 24)
      driver.press(.down, .down, .character(Character("\(number)")))
      let x = driver.model.layout.preview?.x ?? 0
      let row = (x..<columns).map { driver.model.picture[$0, 2].text }.joined().split(separator: " ").map(String.init)
      expectEqual(row.filter { !words.contains($0) && Int($0) == nil }, [])
      #expect(row.contains(driver.model.tab.word))
    }
  }
}
