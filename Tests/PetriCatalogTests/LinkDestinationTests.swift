import Expectations
import PetriCatalog
import PetriLinks
import Testing

@Suite("Where a link leads")
struct LinkDestinationTests {
  private static let place = Place(file: "a.yaml", line: 1, column: 1)

  private static func screen(_ name: String, _ links: [String], _ fields: [ContextField]) throws -> ScreenDefinition {
    var screen = ScreenDefinition(name: name, content: .views(ViewsContent(views: [])), place: place)
    screen.context = fields
    screen.links = try links.map { LinkDefinition(pattern: try LinkPattern($0), place: place) }
    return screen
  }

  private func catalog() throws -> Catalog {
    Catalog(
      settings: CatalogSettings(name: "A"),
      screens: [
        try Self.screen(
          "product",
          ["shop://products/{id}?day={day}&count={count}"],
          [
            ContextField(name: "id", type: .uuid), ContextField(name: "day", type: .optional(.date)),
            ContextField(name: "count", type: .int, defaultValue: .int(1), example: .int(9)),
          ]
        ),
        try Self.screen("new", ["shop://products/new"], []),
      ]
    )
  }

  @Test("what the link says is judged by the context, the rest is its default, never its example")
  func destination() throws {
    let id = "123e4567-e89b-12d3-a456-426614174000"
    let plain = try catalog().destination(of: "shop://products/\(id)?utm_source=mail")
    #expect(plain.screen == "product" && plain.context["id"] == .uuid(id))
    #expect(plain.context["count"] == .int(1) && plain.context["day"] == .null)
    let full = try catalog().destination(of: "SHOP://products/\(id)/?count=2&day=2026-12-31")
    #expect(full.context["count"] == .int(2) && full.context["day"]?.text == "2026-12-31")
    try expectEqual(catalog().destination(of: "shop://products/new").screen, "new")
  }

  @Test("a link goes to a context and back")
  func roundTrip() throws {
    let catalog = try catalog()
    let link = try #require(catalog.screens.first?.links.first)
    let text = "shop://products/123e4567-e89b-12d3-a456-426614174000?day=2026-12-31&count=7"
    expectEqual(link.link(for: try catalog.destination(of: text).context), text)
    #expect(link.link(for: ContextObject()) == nil)
  }

  @Test(
    "one that leads nowhere says why",
    arguments: [
      ("shop://products/7", "'id' must be a UUID"), ("shop://other", "no screen has a matching link"),
      ("nonsense", "invalid link: the scheme is missing"),
      ("shop://products/new/extra", "no screen has a matching link"),
      ("shop://products/123e4567-e89b-12d3-a456-426614174000?count=1&count=2", "'count' occurs more than once"),
      ("shop://products/123e4567-e89b-12d3-a456-426614174000?count=x", "'count' must be a whole number"),
      ("shop://products/%zz", "isn't percent-encoded"),
    ]
  )
  func failures(text: String, reason: String) throws {
    let catalog = try catalog()
    let error = #expect(throws: LinkFailure.self) { try catalog.destination(of: text) }
    expectEqual(error?.description.contains(reason), true, "\(error?.description ?? "")")
  }
}
