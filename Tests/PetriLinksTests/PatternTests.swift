import Expectations
import PetriLinks
import Testing

@Suite("Patterns of links")
struct PatternTests {
  /// A link's texts for the parameters of the first of some patterns that it matches, with the pattern's place.
  private func match(_ link: String, _ patterns: [String], hosts: [LinkHosts] = []) throws -> String? {
    let patterns = try patterns.enumerated().map { (try LinkPattern($1, hosts: hosts, types: .numbers), $0) }
    guard let match = LinkTable(patterns, types: .numbers).matches(of: try Link(link)).first else { return nil }
    return (["\(match.destination)"] + match.captures.map { "\($0.name)=\($0.text)" }).joined(separator: " ")
  }

  @Test("a parameter can be a part of a segment; the earlier takes as much as it can, as far as types allow")
  func pieces() throws {
    try expectEqual(match("a://b/@ann", ["a://b/{c}", "a://b/@{c}"]), "1 c=ann")
    try expectEqual(match("a://b/red-shoes-12", ["a://b/{c}-{d}"]), "0 c=red-shoes d=12")
    try expectEqual(match("a://b/12-red-shoes", ["a://b/{c:int}-{d}"]), "0 c=12 d=red-shoes")
    try expectEqual(match("a://b/1.5,-2,9z", ["a://b/{c:double},{d:double},{e:int}z"]), "0 c=1.5 d=-2 e=9")
    try expectEqual(match("a://b/-12", ["a://b/{c}-{d}"]), nil)
    try expectEqual(match("a:b:%F0%9F%8D%95", ["a:b:{c}"]), "0 c=🍕")
  }

  @Test("taking a long segment apart takes no longer than reading it, and a longer one isn't taken apart")
  func longSegments() throws {
    let dashes = String(repeating: "-", count: 1_020)
    #expect(try match("a://b/\(dashes)x", ["a://b/{c:int}-{d:int}-{e:int}-{f:int}"]) == nil)
    #expect(try match("a://b/1\(dashes)-----1", ["a://b/{c}-{d}"]) == nil)
    #expect(try match("a://b/1\(dashes)-----1", ["a://b/{c}"]) != nil)
  }

  @Test("types and values choose between patterns, the narrower first")
  func constraints() throws {
    let patterns = ["a://b/{c}", "a://b/{c:double}", "a://b/{c:int}", "a://b/{c:x|y}", "a://b/7"]
    try expectEqual(
      ["z", "1.5", "8", "y", "7"].map { try match("a://b/\($0)", patterns) },
      ["0 c=z", "1 c=1.5", "2 c=8", "3 c=y", "4"]
    )
  }

  @Test("a range takes its integers, before a type and behind values")
  func ranges() throws {
    let patterns = ["a://b/{c:int}", "a://b/{c:1...12}", "a://b/{c:7|8}", "a://b/{c:-3...0}-{d:1...31}"]
    try expectEqual(
      ["1", "012", "13", "7", "-3", "+2", "-2-31", "1-1", "0-32"].map { try match("a://b/\($0)", patterns) },
      ["1 c=1", "1 c=012", "0 c=13", "2 c=7", "0 c=-3", "0 c=+2", "3 c=-2 d=31", nil, nil]
    )
    let pattern = try LinkPattern("a://b/{c:1...12}/{_:5...9}")
    #expect(pattern.link(for: ["c": ["3"]]) == "a://b/3/5" && pattern.link(for: ["c": ["13"]]) == nil)
  }

  @Test("a parameter can be the host with its labels, or these alone")
  func domains() throws {
    let patterns = ["https://{site:*.x.y}/a", "https://{site:*}.z.y/a", "https://{site}.x.y/a", "https://{site}/a"]
    try expectEqual(match("https://B.m.x.y/a", patterns), "0 site=b.m.x.y")
    try expectEqual(match("https://b.m.z.y/a", patterns), "1 site=b.m")
    try expectEqual(match("https://b.x.y/a", patterns), "2 site=b")
    try expectEqual(match("https://x.y/a", patterns), "3 site=x.y")
    let hosts = try LinkHosts("wiki", ["{site:*.x.y}", "{site:*.z.y}"])
    try expectEqual(match("http://de.z.y/a", ["wiki:/a"], hosts: [hosts]), "0 site=de.z.y")
    let pattern = try LinkPattern("wiki:/a", hosts: [hosts])
    #expect(pattern.link(for: ["site": ["m.z.y"]]) == "https://m.z.y/a" && pattern.link(for: ["site": ["z.y"]]) == nil)
  }

  @Test("capitals don't matter where the pattern has it so, and its own are in links that it makes")
  func letterCase() throws {
    let texts = [
      "a://b/Orders/{c}?Tab={d:New|Old}", "a://b/x-{c:e|f}-{d}", "a://b/User:{c...}/Z#{e:G|h}", "a://b/Y/{c}",
      "a://b/y/{c}",
    ]
    let patterns = try texts.enumerated().map { place, text in
      (try LinkPattern(text, types: .numbers, ignoresCase: place < 4), place)
    }
    let table = LinkTable(patterns, types: .numbers)
    func match(_ link: String) throws -> String? {
      guard let match = table.matches(of: try Link(link)).first else { return nil }
      return (["\(match.destination)"] + match.captures.map { "\($0.name)=\($0.text)" }).joined(separator: " ")
    }
    try expectEqual(match("a://b/oRDERS/Seven?TAB=new&x"), "0 c=Seven d=New")
    try expectEqual(match("a://b/X-E-Äb"), "1 c=e d=Äb")
    try expectEqual(match("a://b/uSER:A/b/z#g"), "2 c=A/b e=G")
    try expectEqual(match("a://b/ORDERS/7?tab=old"), "0 c=7 d=Old")
    try expectEqual(["a://b/Y/7", "a://b/y/7"].map(match), ["3 c=7", "4 c=7"])
    try expectEqual(match("a://b/ORDER/7"), nil)
    expectEqual(table.matches(of: try Link("a://b/orders/1?taB=new&Y")).first?.otherItems, ["Y"])
    expectEqual(table.ambiguities, [])
    expectEqual(patterns[0].0.link(for: ["c": ["A"], "d": ["Old"]]), "a://b/Orders/A?Tab=Old")
    let nearest = table.nearest(to: try Link("a://b/orders/7/8"))
    expectEqual(nearest?.mismatch.description, "the link goes on with '8'")
  }

  @Test("the rest of the path is at least one segment, begins with a text, and may have more behind it")
  func rest() throws {
    let patterns = ["a://b/{c...}", "a://b/{c...}/end", "a://b/User:{c...}"]
    try expectEqual(match("a://b/x/y", patterns), "0 c=x/y")
    try expectEqual(match("a://b/x/y/end", patterns), "1 c=x/y")
    try expectEqual(match("a://b/User:x/y", patterns), "2 c=x/y")
    try expectEqual(match("a://b/User:", patterns), "0 c=User:")
    try expectEqual(match("a://b", patterns), nil)
    try expectEqual(match("a://b/x%2Fy/z", patterns), "0 c=x/y/z")
  }

  @Test("what is in brackets may be missing, in the host, the path and the fragment")
  func optionalParts() throws {
    let pattern = ["https://[www.]b.c[/{d}[/e]][#{f}]"]
    try expectEqual(
      ["https://b.c", "https://www.b.c/x", "https://b.c/x/e#top", "https://b.c/x/y"].map { try match($0, pattern) },
      ["0", "0 d=x", "0 d=x f=top", nil]
    )
    let own = try LinkPattern(pattern[0])
    #expect(own.certainParameters == [] && own.optionalParameters == ["d", "f"] && own.parameters == ["d", "f"])
  }

  @Test("a query item must be there, may be there, or must not be there")
  func query() throws {
    let patterns = ["a://b?c={d}", "a://b?c={d!}", "a://b?c={_!}&e=f", "a://b?!c&!e", "a://b?n={n:int}"]
    try expectEqual(
      ["a://b?c=1", "a://b?c=1&e=f", "a://b?n=3", "a://b?e=f", "a://b?e=f&n=x"].map { try match($0, patterns) },
      ["1 d=1", "2", "3", "4", "0"]
    )
  }

  @Test("an item's value chooses as a segment does, whatever the order, and every item of the name must fit")
  func queryValues() throws {
    let patterns = [
      "a://b?c=a-{d!}", "a://b?c=a-b-{d!}", "a://b?c={d!}", "a://b?c={d:int!}", "a://b?c={d:1|2!}", "a://b?c=1",
    ]
    for patterns in [patterns, patterns.reversed()] {
      let found = try ["a-x", "a-b-x", "x", "3", "2", "1"].map { value in
        try match("a://b?c=\(value)", patterns).flatMap { Int($0.prefix(1)) }.map { patterns[$0] }
      }
      expectEqual(
        found,
        ["a://b?c=a-{d!}", "a://b?c=a-b-{d!}", "a://b?c={d!}", "a://b?c={d:int!}", "a://b?c={d:1|2!}", "a://b?c=1"]
      )
    }
    try expectEqual(match("a://b?c=1&c=2", ["a://b?c=1", "a://b?c=2"]), nil)
    try expectEqual(match("a://b?c=1#x", ["a://b#x", "a://b?c=1"]), "1")
    try expectEqual(match("a://b#a/b", ["a://b#{c}/b", "a://b#a/{c}"]), "1 c=b")
  }

  @Test("the host has labels: one for a parameter, any number for a star")
  func hosts() throws {
    let patterns = ["https://{c}.x.y/", "https://*.x.y/", "https://{c:en|de}.x.y/"]
    try expectEqual(match("https://FR.x.y", patterns), "0 c=fr")
    try expectEqual(match("https://De.x.y", patterns), "2 c=de")
    try expectEqual(match("https://a.b.x.y", patterns), "1")
    try expectEqual(match("https://x.y", patterns), nil)
  }

  @Test("names of hosts stand for hosts of the web, schemes and beginnings; a scheme's first segment may be its host")
  func hostNames() throws {
    let web = try LinkHosts("web", ["x.y", "https://z.y/{lang:en|de}"])
    let all = try LinkHosts("all", ["web", "shop", "com.shop:"], others: [web])
    for (link, found) in [
      ("https://x.y/a/1", "0 b=1"), ("http://x.y/a/1", "0 b=1"), ("https://z.y/de/a/1", "0 lang=de b=1"),
      ("http://z.y/de/a/1", nil), ("shop://a/1", "0 b=1"), ("shop:///a/1", "0 b=1"), ("com.shop:/a/1", "0 b=1"),
      ("shop://C/d", "1 c=C/d"), ("shop://C", "1 c=C"), ("shop:", "2"),
    ] {
      try expectEqual(match(link, ["all:/a/{b}", "all:/{c...}", "all:/"], hosts: [web, all]), found, "\(link)")
    }
    let own = try LinkPattern("web:/{lang}/b", hosts: [web])
    try expectEqual(match("https://z.y/de/en/b", ["web:/{lang}/b"], hosts: [web]), "0 lang=en")
    #expect(own.parameters == ["lang"] && own.link(for: ["lang": ["en"]]) == "https://x.y/en/b")
    let scheme = try LinkHosts("s", ["s"])
    #expect(throws: LinkPatternProblem.noSlash("web", "{c...}")) { try LinkPattern("web:{c...}", hosts: [web]) }
    #expect(try LinkPattern("s:{c}", hosts: [scheme]).link(for: ["c": ["1"]]) == "s:/1")
    #expect(web.start == "https://x.y" && all.start == "https://x.y" && scheme.start == "s:/")
    let problem = #expect(throws: LinkHosts.Problem.self) { try LinkHosts("web", ["x.y", "x.y?a=b"]) }
    #expect(problem?.place == 1 && problem?.problem == .notHost)
  }

  @Test("a fragment can be a path with a query, of pages that are apps")
  func fragments() throws {
    let patterns = ["https://a.b#/c/{d}", "https://a.b#{e}", "https://a.b#/c/{d:int}?f={g!}"]
    try expectEqual(match("https://a.b/#/c/x", patterns), "0 d=x")
    try expectEqual(match("https://a.b/#/c/7?f=h&i=j", patterns), "2 d=7 g=h")
    try expectEqual(match("https://a.b/#/x", patterns), "1 e=/x")
    try expectEqual(match("https://a.b/", patterns), nil)
  }

  @Test("a plus means a space where the pattern has it so, an encoded comma never ends an element")
  func encodings() throws {
    let pattern = try LinkPattern("a://b/{c}?d={e}", plusIsSpace: true)
    let match = try #require(LinkTable([(pattern, 0)]).matches(of: try Link("a://b/x+y?d=1%2C2,3+4&d=%2B")).first)
    expectEqual(match.captures.map(\.text), ["x y", "1,2,3 4"])
    expectEqual(match.captures[1].values.map(\.elements), [["1,2", "3 4"], ["+"]])
  }

  @Test("values make a link of the longest form that they fill, and it gives them back")
  func links() throws {
    let pattern = try LinkPattern(
      "https://{lang:en|de}.x.y[/{_}]/p/{slug}-{id:int}[/{rest...}]?tag={tags}&n={n!}#/a/{f}",
      types: .numbers
    )
    var values = ["lang": ["de"], "slug": ["a b"], "id": ["7"], "tags": ["x", "y,z"], "n": ["1"], "f": ["g"]]
    expectEqual(
      pattern.link(for: values, types: .numbers),
      "https://de.x.y/p/a%20b-7?tag=x&tag=y%2Cz&n=1#/a/g"
    )
    values["rest"] = ["u", "v/w"]
    let link = try #require(pattern.link(for: values, types: .numbers))
    expectEqual(link, "https://de.x.y/p/a%20b-7/u/v%2Fw?tag=x&tag=y%2Cz&n=1#/a/g")
    let match = try #require(LinkTable([(pattern, 0)], types: .numbers).matches(of: try Link(link)).first)
    expectEqual(match.captures.first { $0.name == "rest" }?.values.map(\.text), ["u", "v/w"])
    values["id"] = ["seven"]
    #expect(pattern.link(for: values, types: .numbers) == nil)
  }

  @Test("finding one of many patterns behind a rest costs no more than finding one of few")
  func growth() throws {
    func cost(_ count: Int) throws -> Duration {
      let patterns = try (0..<count).map { (try LinkPattern("a://b/{c...}/s\($0)/{d:int}", types: .numbers), $0) }
      let table = LinkTable(patterns, types: .numbers)
      let link = try Link("a://b/" + String(repeating: "x/", count: 60) + "s\(count / 2)/7")
      return (0..<5).map { _ in
        ContinuousClock().measure { for _ in 0..<50 { expectEqual(table.matches(of: link).count, 1) } }
      }.min() ?? .zero
    }
    _ = try cost(10)
    #expect(try cost(5_000) < cost(100) * 5)
  }
}
