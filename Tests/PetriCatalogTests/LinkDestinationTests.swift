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

  @Test("the link's values are judged by the context, the rest is its default, never its example")
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
    "one that leads nowhere has its reason",
    arguments: [
      ("shop://products/7", "'id' must be a UUID"), ("shop://other", "no screen has a matching link"),
      ("nonsense", "invalid link: the scheme is missing"),
      ("shop://products/new/extra", "no screen has a matching link"),
      ("shop://products/123e4567-e89b-12d3-a456-426614174000?count=1&count=2", "'count' occurs more than once"),
      ("shop://products/123e4567-e89b-12d3-a456-426614174000?count=x", "'count' must be an integer"),
      ("shop://products/%zz", "isn't percent-encoded"),
    ]
  )
  func failures(text: String, reason: String) throws {
    let catalog = try catalog()
    let error = #expect(throws: LinkFailure.self) { try catalog.destination(of: text) }
    expectEqual(error?.description.contains(reason), true, "\(error?.description ?? "")")
  }

  private func shop(_ unhandled: UnhandledLinks = .openURL) throws -> Catalog {
    var settings = CatalogSettings(name: "A")
    settings.unhandledLinks = unhandled
    settings.hosts = [try LinkHosts("web", ["*.shop.example", "shop.example"], types: .context)]
    func redirect(_ url: String, _ target: String) throws -> RedirectDefinition {
      RedirectDefinition(
        pattern: try LinkPattern(url, hosts: settings.hosts),
        target: try TextTemplate(target),
        place: Self.place
      )
    }
    settings.redirects = [
      try redirect("web:/out?url={url!}", "${url}"), try redirect("web:/l/{name}/{rest...}", "/list/${name}/${rest}"),
      try redirect("https://loop.example/{n}", "https://loop.example/${n}"),
      try redirect("https://long.example/{n}", "https://long.example/x${n}"),
    ]
    var list = ScreenDefinition(name: "list", content: .views(ViewsContent(views: [])), place: Self.place)
    list.context = [
      ContextField(name: "path", type: .list(.string)), ContextField(name: "ids", type: .optional(.list(.int))),
      ContextField(name: "page", type: .int, defaultValue: .int(1)), ContextField(name: "tab", type: .string),
    ]
    var link = LinkDefinition(
      pattern: try LinkPattern("web:/list/{path...}?id={ids}&page={page}", hosts: settings.hosts),
      place: Self.place
    )
    link.lenient = ["page"]
    link.values = .object([.init(name: "tab", value: .scalar("all", .plain))])
    list.links = [link]
    return Catalog(settings: settings, screens: [list])
  }

  @Test("lists take repeated items and elements between commas, a lenient key its default, and constants what they are")
  func lists() throws {
    let found = try shop().destination(of: "https://shop.example/list/a%20b/c?id=1&id=2%2C3,4&page=x")
    expectEqual(found.context.description, #"path: ["a b", "c"], ids: [1, 2, 3, 4], page: 1, tab: "all""#)
    try expectEqual(shop().destination(of: "/list/a?page=1&page=2").context["page"], .int(1))
    let error = #expect(throws: LinkFailure.self) { try shop().destination(of: "/list/a?id=x") }
    expectEqual(error?.description.contains("'ids[0]' must be an integer"), true, "\(error?.description ?? "")")
  }

  @Test("a redirect leads where the link does that it holds or makes, relative to the first host, and not without end")
  func redirects() throws {
    let catalog = try shop()
    let inner = "https%3A%2F%2Fshop.example%2Flist%2Fa%3Fpage%3D2"
    let held = try catalog.destination(of: "https://www.shop.example/out?url=\(inner)")
    #expect(held.screen == "list" && held.context["page"] == .int(2))
    expectEqual(held.redirects, ["https://shop.example/list/a?page=2"])
    let made = try catalog.destination(of: "https://shop.example/l/a%2Fb/c/d")
    expectEqual(made.redirects, ["https://shop.example/list/a%2Fb/c/d"])
    expectEqual(made.context["path"]?.description, #"["a/b", "c", "d"]"#)
    let carried = try catalog.destination(of: "https://shop.example/l/a/c?id=1%2C2&x#top")
    expectEqual(carried.redirects, ["https://shop.example/list/a/c?id=1%2C2&x#top"])
    expectEqual(carried.context["ids"]?.description, "[1, 2]")
    for (link, reason) in [
      ("https://shop.example/out?url=x", "it is redirected to 'x': invalid link"),
      ("https://shop.example/out?url=%2Fother", "it is redirected to 'https://shop.example/other': no screen"),
      ("https://loop.example/a", "its redirects never end: https://loop.example/a -> https://loop.example/a"),
      ("https://long.example/a", "its redirects never end"), ("other/a", "the scheme is missing"),
    ] {
      let error = #expect(throws: LinkFailure.self) { try catalog.destination(of: link) }
      expectEqual(error?.description.contains(reason), true, "\(error?.description ?? "")")
    }
  }

  @Test("what is opened outside is the link that one was redirected to")
  func outside() throws {
    func opened(_ link: String, _ unhandled: UnhandledLinks = .openURL) throws -> String? {
      let catalog = try shop(unhandled)
      do throws(LinkFailure) {
        _ = try catalog.destination(of: link)
        return nil
      } catch {
        return catalog.linkOutside(for: link, error)
      }
    }
    try expectEqual(opened("https://shop.example/out?url=https%3A%2F%2Fa.example%2F"), "https://a.example/")
    try expectEqual(opened("/about"), "https://shop.example/about")
    try expectEqual(opened("/about", .ignore), nil)
    try expectEqual(opened("/list/a?id=x"), nil)
  }
}
