import Expectations
import Testing

@testable import PetriBrowser

@Suite("The help in columns")
struct HelpPageTests {
  private static let texts = (1...4).map { number in
    HelpText("Place \(number)", (1...9).map { ("k\($0)", "does the thing \($0) of place \(number)") })
  }

  @Test("a narrow window has one column, a wide one as many as show all of it, and no more")
  func columns() {
    let narrow = HelpPage(Self.texts, width: 60, height: 12)
    #expect(narrow.columns.count == 1 && narrow.height == 43)
    let wide = HelpPage(Self.texts, width: 200, height: 25)
    expectEqual(wide.columns.map(\.count), [21, 21])
    expectEqual(HelpPage(Self.texts, width: 200, height: 43).columns.count, 1)
    let wider = HelpPage(Self.texts, width: 200, height: 12)
    expectEqual(wider.columns.map(\.count), [10, 10, 10, 10])
  }

  @Test("each place is in one column, all in their order, however small the window", arguments: [1, 40, 80, 120, 500])
  func order(width: Int) {
    let page = HelpPage(Self.texts, width: width, height: 12)
    let titles = page.columns.flatMap { $0.filter(\.isTitle).map(\.text) }
    expectEqual(titles, ["Place 1", "Place 2", "Place 3", "Place 4"])
    #expect(page.columns.allSatisfy { $0.first?.isTitle == true })
    expectEqual(HelpPage([], width: width, height: 12).height, 0)
  }
}
