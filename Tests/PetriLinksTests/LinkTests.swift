import Expectations
import PetriLinks
import Testing

@Suite("Links")
struct LinkTests {
  @Test("are taken apart, their encoding undone part by part")
  func parts() throws {
    let link = try Link("SHOP://Products/a%2Fb/%D0%A7%D0%B0%D0%B9/?q=1%262&flag&x=#%7Btop%7D")
    #expect(link.scheme == "shop" && link.host == "products" && link.path == ["a/b", "Чай"])
    #expect(link.query.map(\.name) == ["q", "flag", "x"] && link.query.map(\.value) == ["1&2", "", ""])
    expectEqual(link.fragment, "{top}")
    let bare = try Link("mailto:a@b.c")
    #expect(bare.host == "" && bare.path == ["a@b.c"] && bare.fragment == nil)
    #expect(try Link("https://a.b:8080//c").path == ["", "c"] && Link("https://a.b:8080").host == "a.b:8080")
  }

  @Test(
    "that are none say why",
    arguments: [
      ("", LinkProblem.noScheme), ("products/1", .noScheme), ("1a://b", .noScheme),
      ("a://b/%zz", .badEncoding("the path")),
      ("a://b/%C3", .badEncoding("the path")), ("a://b?x=%", .badEncoding("the query")),
      ("a://b#%ff", .badEncoding("the fragment")), ("a://u@b/c", .user), ("a://b/c d", .notAllowed(" ")),
      ("a://b/\u{1B}[31m", .notAllowed("\u{1B}")),
    ]
  )
  func problems(text: String, problem: LinkProblem) {
    #expect(throws: problem) { try Link(text) }
  }

  @Test("longer than any honest one are refused")
  func long() {
    #expect(throws: LinkProblem.tooLong(100_004)) { try Link("a://" + String(repeating: "b", count: 100_000)) }
  }

  @Test(
    "patterns are read and printed",
    arguments: [
      "shop://products/{id}", "shop://{host}/a/{b}?c={d}&e=f&g#{h}", "shop:a", "https://shop.example/%D0%A7/{id}#top",
      "shop://a?b[]={c}&d[e]#[/{f}]", "https://*.shop.example[/{lang:en|de}]/{a}-{b:int}.html?c={d!}&!e#/f/{g...}",
    ]
  )
  func patterns(text: String) throws {
    try expectEqual(LinkPattern(text, types: .numbers).description, text)
  }

  @Test(
    "patterns that are none say why",
    arguments: [
      ("shop://{", LinkPatternProblem.braces), ("shop://}", .braces), ("shop://{ID}", .badName("ID")),
      ("shop://{}", .badName("")), ("shop://a/{b}/{b}", .doubled("b")), ("shop://a?x=1&x=2", .doubled("x")),
      ("shop://a?{b}=c", .misplaced), ("{a}://b", .misplaced), ("products/{id}", .link(.noScheme)),
      ("shop://a/{b}{c}", .adjacent("c")), ("shop://a/{b...}-c", .misplacedRest("b")),
      ("shop://a/{b...}/c/{d...}", .misplacedRest("d")), ("shop://a?b={c...}", .misplacedRest("c")),
      ("shop://{a...}/b", .misplacedRest("a")), ("shop://a/{b!}", .misplacedMark("b")),
      ("shop://a/{b?}", .questionMark("b")), ("shop://a/:id/c", .colon("id")), ("shop://a/*", .star),
      ("shop://a?b=*", .star), ("shop://a/{b:c}", .unknownType("c", known: ["int", "double"])),
      ("shop://a/{b:c|}", .badName("b:c|")), ("shop://a/{b:choice}", .notChoice("b")), ("shop://a[/{b}", .brackets),
      ("shop://a/b]", .brackets), ("shop://a[?b={c}]", .optionalQuery), ("shop://a[b][c][d][e][f]", .tooManyForms),
      ("shop://a/{b:1...}", .badRange("b", "1...")), ("shop://a/{b:12...1}", .badRange("b", "12...1")),
      ("shop://a/{b:*.c.d}", .notHostParameter("b", "*.c.d")), ("shop://a?b={c:*}", .notHostParameter("c", "*")),
      ("shop://a?b=c[/]", .valueBrackets), ("shop://a?b=c]", .valueBrackets), ("shop://a#/b?c[]=[{d}]", .valueBrackets),
      ("http:{a...}", .noHost("http")), ("https:/a", .noHost("https")), ("https:///a", .noHost("https")),
      ("shop://a" + String(repeating: "/b", count: 65), .tooManySegments(65)),
    ]
  )
  func patternProblems(text: String, problem: LinkPatternProblem) {
    #expect(throws: problem) { try LinkPattern(text, types: .numbers) }
  }

  private func table(_ patterns: String...) throws -> LinkTable<Int> {
    LinkTable(try patterns.enumerated().map { (try LinkPattern($1, types: .numbers), $0) }, types: .numbers)
  }

  @Test("texts come before parameters, more of the query before less, and what is not named may be there")
  func matching() throws {
    let table = try table(
      "shop://products/{id}",
      "shop://products/new",
      "shop://products/{id}?from=cart",
      "shop://{any}/{id}",
      "shop://products/{id}#reviews",
      "shop://products/{id}#{part}",
      "shop://search?q={query}&page={page}"
    )
    func places(_ link: String) throws -> [Int] { table.matches(of: try Link(link)).map(\.destination) }
    try expectEqual(places("shop://products/new"), [1, 0, 3])
    try expectEqual(places("shop://products/7?from=cart&utm=x"), [2, 0, 3])
    try expectEqual(places("shop://products/7#reviews"), [4, 5, 0, 3])
    #expect(
      try places("shop://products/7/8") == [] && places("shop://products") == [] && places("other://products/7") == []
    )
    #expect(try places("shop://products/") == [] && places("shop:/products/7") == [])
    let search = try #require(table.matches(of: try Link("shop://search?q=a%20b&q=c")).first)
    expectEqual(search.captures.map { "\($0.name): \($0.values.map(\.text))" }, [#"query: ["a b", "c"]"#])
  }

  @Test("patterns that the same links match are reported")
  func ambiguous() throws {
    let table = try table(
      "a://b/{c}",
      "a://b/{d}?e={f}",
      "a://b/c",
      "a://b/{x}?y=z",
      "a://b/{q}?y=z",
      "a://b/{c}#{d}",
      "A://B/{c}#{e}"
    )
    expectEqual(table.ambiguities.map { [$0.first, $0.second] }, [[0, 1], [3, 4], [5, 6]])
  }

  @Test("values make a link, and the link gives the values back", arguments: ["a b", "ä/?#%&=+", "{x}", "..", "🍕"])
  func roundTrip(value: String) throws {
    let pattern = try LinkPattern("shop://{host}/a/{b}?c={d}&e=f#{g}")
    let text = try #require(pattern.link(for: ["host": ["h"], "b": [value], "d": [value], "g": [value]]))
    let match = try #require(LinkTable([(pattern, 0)]).matches(of: try Link(text)).first)
    expectEqual(match.captures.map(\.text), ["h", value, value, value])
    #expect(pattern.link(for: ["host": ["h"], "b": [""], "g": ["x"]]) == nil)
    expectEqual(pattern.link(for: ["host": ["h"], "b": ["1"], "g": ["x"]]), "shop://h/a/1?e=f#x")
  }

  @Test("finding one of many patterns costs no more than finding one of few")
  func growth() throws {
    func cost(_ count: Int) throws -> Duration {
      let table = LinkTable(try (0..<count).map { (try LinkPattern("shop://section\($0)/items/{id}/{part}"), $0) })
      let link = try Link("shop://section\(count / 2)/items/7/a")
      return (0..<5).map { _ in
        ContinuousClock().measure { for _ in 0..<200 { expectEqual(table.matches(of: link).count, 1) } }
      }.min() ?? .zero
    }
    _ = try cost(10)
    // A search through all would take a hundred times as long; other work on the machine takes a few times.
    #expect(try cost(10_000) < cost(100) * 20)
  }
}

extension LinkTypes {
  /// Numbers, integers being the stricter.
  static let numbers = LinkTypes(
    ["int", "double"],
    accepts: { $0 == "int" ? Int($1) != nil : Double($1) != nil },
    sample: { $0 == "int" ? "3" : "1.5" }
  )
}
