import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Lines of the routes tab that lead somewhere")
struct RowsTests {
  static let rows = [
    PreviewRow("leads to"), PreviewRow("  open product-list", opens: .screen("product-list")),
    PreviewRow("  open hours with a context that takes more than one row of a narrow pane", opens: .screen("hours")),
    PreviewRow("  dismiss"), PreviewRow(""), PreviewRow("links"), PreviewRow("  shop://carts/{id}"),
    PreviewRow("    shop://carts/1", opens: .link("shop://carts/1")), PreviewRow(""),
    PreviewRow("is reached from"), PreviewRow("  prompt  opens it", opens: .screen("prompt")),
    PreviewRow("  gone  opens it", opens: .screen("gone")),
  ]

  private func driver(columns: Int = 100, rows: Int = 24) -> Driver {
    var driver = Driver(columns: columns, rows: rows)
    driver.press(.down, .down, .character("8"))
    if let request = driver.model.previewRequest { driver.tell(.preview(request, .rows(Self.rows))) }
    driver.press(.tab)
    return driver
  }

  private func reversed(_ driver: Driver) -> String {
    let area = driver.model.layout.previewText ?? CanvasRectangle(x: 0, y: 0, width: 0, height: 0)
    let picture = driver.model.picture
    let cells = (area.y..<area.y + area.height).flatMap { y in
      (area.x..<area.x + area.width).map { picture[$0, y] }
    }
    return cells.filter(\.style.isReversed).map(\.text).joined()
  }

  @Test("with the arrows there they choose one, and Enter goes to its screen or launches its link")
  func enter() {
    var driver = driver()
    expectEqual(reversed(driver), "open product-list")
    driver.press(.down, .down)
    expectEqual(reversed(driver), "shop://carts/1")
    expectEqual(driver.press(.enter), [.follow("shop://carts/1", in: driver.model.environment)])
    driver.press(.down)
    driver.press(.enter)
    #expect(driver.model.entry?.name == "prompt" && driver.model.tab == .routes)
    driver.press(.character("-"))
    expectEqual(driver.model.entry?.name, "cart")
  }

  @Test("a line that takes more rows than one is chosen with all of them, and the pane scrolls with the choice")
  func scrolling() {
    var driver = driver(columns: 62, rows: 12)
    driver.press(.down)
    #expect(reversed(driver).contains("hours") && reversed(driver).contains("narrow"))
    driver.press(.end)
    #expect(reversed(driver).contains("gone"))
    driver.press(.home)
    #expect(reversed(driver).contains("product-list") && driver.shows("leads to"))
  }

  @Test("a screen that isn't listed is said, one that is searched away is found again")
  func missing() {
    var driver = driver()
    driver.press(.end, .enter)
    #expect(driver.model.entry?.name == "cart" && driver.shows("'gone' isn't in the catalogue"))
    driver.press(.escape, .character("/"))
    driver.type("cart")
    driver.press(.tab, .tab, .home, .enter)
    #expect(driver.model.entry?.name == "product-list" && driver.model.query.isEmpty)
  }

  @Test("a click on a line goes there, one beside them nowhere")
  func mouse() throws {
    var driver = driver()
    let area = try #require(driver.model.layout.previewText)
    driver.click(x: area.x + 4, y: area.y)
    expectEqual(driver.model.entry?.name, "cart")
    driver.click(x: area.x + 4, y: area.y + 1)
    expectEqual(driver.model.entry?.name, "product-list")
  }

  @Test("in the pane below the list too")
  func details() throws {
    var driver = Driver(columns: 120, rows: 40)
    driver.press(.down, .down, .character("6"))
    let request = try #require(driver.model.detailsRequest)
    expectEqual(request.tab, .routes)
    driver.tell(.preview(request, .rows(Self.rows)))
    driver.press(.tab, .tab, .enter)
    expectEqual(driver.model.entry?.name, "product-list")
  }

  @Test("the path of a file in it is cut in its middle, and what a folder gives isn't placed there")
  func paths() throws {
    var driver = Driver(columns: 120, rows: 24)
    driver.press(.down, .down)
    let request = try #require(driver.model.detailsRequest)
    driver.tell(
      .preview(
        request,
        .text([
          "  group       Account  (from Screens/Account/_defaults.yaml:2:1)",
          "  defined in  Screens/Account/Addresses/new.yaml:1:9",
        ])
      )
    )
    #expect(
      driver.shows("group       Account ") && driver.shows("defined in  Screens/…/new.yaml:1:9")
        && !driver.shows("(from")
    )
  }
}
