import Expectations
import Testing

@Suite("petri links", .startsProcesses)
struct LinksTests {
  private let product = "shop://products/123e4567-e89b-12d3-a456-426614174000?name=Green%20tea&price=1.5"

  @Test("lists every link with its screen and an example of it")
  func list() throws {
    let result = try Command.run(["links"])
    expectEqual(result.status, 0)
    #expect(
      result.output.contains("shop://orders/{number}/feedback") && result.output.contains("shop://orders/1042/feedback")
    )
    let json = try Command.run(["links", "list", "--json"])
    #expect(json.output.contains("\"pattern\" : \"shop://settings\"") && json.output.contains("\"line\""))
  }

  @Test("prints where a link leads, and with which values")
  func match() throws {
    let result = try Command.run(["links", "match", product])
    #expect(result.status == 0 && result.output.hasPrefix("product  shop://products/{id}?name={name}&price={price}\n"))
    #expect(result.output.contains("  name: \"Green tea\"\n"))
    let json = try Command.run(["links", "match", product, "--json"])
    #expect(json.output.contains("\"screen\": \"product\"") && json.output.contains("\"price\": 1.5"))
    let redirected = try Command.run(["links", "match", "https://shp.example/help/orders?x"])
    expectEqual(
      redirected.output.prefix(65),
      "-> https://shop.example/help/orders?x\nhelp  web:/help[/{topic...}"
    )
  }

  @Test(
    "prints why a link leads nowhere",
    arguments: [
      ("shop://nowhere", "no screen has a matching link"), ("shop://orders/many", "'number' must be an integer"),
      ("shop://products/123e4567-e89b-12d3-a456-426614174000", "'name' is missing"), ("", "invalid link"),
      ("a://b/\u{1B}[31m", "percent-encoded"),
    ]
  )
  func nowhere(url: String, reason: String) throws {
    let result = try Command.run(["links", "match", url])
    #expect(result.status == 1 && result.errors.contains(reason) && !result.errors.contains("\u{1B}"))
    #expect(result.errors.utf8.count < 1_000)
    let launched = try Command.run(["launch", "--link", url])
    #expect(launched.status == 64 && launched.errors.contains(reason))
  }

  @Test("a link of 100 kB is refused in a few words")
  func long() throws {
    let result = try Command.run(["links", "match", "a://" + String(repeating: "x", count: 100_000)])
    #expect(result.status == 1 && result.errors.contains("the limit is 8192") && result.errors.utf8.count < 1_000)
  }

  @Test("launches the screen that a link leads to")
  func launch() throws {
    let result = try Command.run(["launch", "--link", product, "--context", "inStock=false"])
    #expect(result.status == 0 && result.output.contains("Green tea"))
    for arguments in [[], ["cart", "--link", product]] as [[String]] {
      try expectEqual(Command.run(["launch"] + arguments).status, 64)
    }
  }
}
