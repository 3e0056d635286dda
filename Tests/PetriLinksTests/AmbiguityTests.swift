import Expectations
import PetriLinks
import Testing

@Suite("Patterns that a link matches together")
struct AmbiguityTests {
  private func ambiguities(_ patterns: [String]) throws -> [LinkAmbiguity] {
    LinkTable(try patterns.enumerated().map { (try LinkPattern($1, types: .numbers), $0) }, types: .numbers).ambiguities
  }

  @Test("are ambiguous with the same values in one place, not where one is the more specific")
  func places() throws {
    func ambiguous(_ patterns: String...) throws -> [[Int]] { try ambiguities(patterns).map { [$0.first, $0.second] } }
    try expectEqual(ambiguous("a://b/{c:x|y}", "a://b/{d:y|z}", "a://b/{e:z|w}", "a://b/{f}"), [[0, 1], [1, 2]])
    try expectEqual(ambiguous("a://b/{c:int}", "a://b/{d:double}", "a://b/{e}", "a://b/x{f}", "a://b/{g}xy"), [])
    try expectEqual(ambiguous("a://b[/{c}]", "a://b", "a://b/{d}"), [[0, 1], [0, 2]])
    try expectEqual(ambiguous("a://b?c={d!}", "a://b?c={d}", "a://b?!c", "a://b?c={e!}"), [[0, 3]])
    try expectEqual(ambiguous("a://b/{c...}", "a://b/{d...}", "a://b/{e...}/f"), [[0, 1]])
    try expectEqual(ambiguous("a://b#/c/{d}", "a://b#/c/{e}", "a://b#{f}", "a://b#{g}"), [[0, 1], [2, 3]])
  }

  @Test(
    "have a link as an example where the order of the patterns would decide",
    arguments: [
      (["x://q?k=a-{_!}", "x://q?k={_!}-b"], "x://q?k=a-b"), (["x://q?k={_:1|2!}", "x://q?k={_:2|3!}"], "x://q?k=2"),
      (["x://q?k=", "x://q?j="], "x://q?k&j"), (["x://q?k=1", "x://q?j={j}&k=2", "x://q?j=7&l={l}"], "x://q?k=1&j=7"),
      (["x://q?k={k!}&j=1", "x://q?k=1&j={j!}"], "x://q?k=1&j=1"), (["x://q?k=1", "x://q?j=2#c"], "x://q?k=1&j=2#c"),
      (["x://q?!k", "x://q?!j"], "x://q"), (["x://q?k={k:int}", "x://q?j={j:int}"], "x://q"),
      (["x://q/a-{c}", "x://q/{d}-b"], "x://q/a-b"), (["x://q/{c:int}-{d}", "x://q/{d}-{c:int}"], "x://q/3-3"),
      (["x://q/a{c...}/e", "x://q/a{d...}/e"], "x://q/a1/e"), (["x://q#a-{c}", "x://q#{d}-b"], "x://q#a-b"),
      (["x://q/{c:1...12}", "x://q/{d:12...20}"], "x://q/12"), (["x://{c:*.d.e}/f", "x://*.d.e/f"], "x://www.d.e/f"),
      (["x://q#/c?k=", "x://q#/c?j="], "x://q#/c?k&j"), (["x://{a}.b.c/d", "x://{e}.b.c/d"], "x://1.b.c/d"),
    ]
  )
  func examples(patterns: [String], example: String) throws {
    let found = try ambiguities(patterns)
    expectEqual(found.map(\.example), [example])
    let both = try LinkTable(patterns.map { (try LinkPattern($0, types: .numbers), $0) }, types: .numbers)
      .matches(of: Link(example)).map(\.destination)
    #expect(found.allSatisfy { both.contains(patterns[$0.first]) && both.contains(patterns[$0.second]) })
  }

  @Test(
    "aren't ambiguous where no link matches both, or one is the more specific for each",
    arguments: [
      ["x://q?k=1", "x://q?k=2", "x://q?k={k!}"], ["x://q?k=a-{_!}", "x://q?k=a-b-{_!}"], ["x://q?k=&!j", "x://q?j="],
      ["x://q?k={_:1|2!}", "x://q?k={_:3|4!}"], ["x://q/a-{c}", "x://q/b-{d}"], ["x://q?k=a{c!}b", "x://q?k=b{c!}a"],
      ["x://q?k=1&j={j!}", "x://q?k={k!}&j={j!}"], ["x://q?k={k!}#c", "x://q?k={k!}"], ["x://q#{c}", "x://q#{d...}"],
      ["x://q/{c:1...12}", "x://q/{d:13...20}", "x://q/{e:int}"], ["x://{c:*.d.e}/f", "x://{g:*.h.e}/f"],
      ["x://q/aa{c...}", "x://q/ab{c...}"],
    ]
  )
  func decided(patterns: [String]) throws {
    try expectEqual(ambiguities(patterns), [])
    try expectEqual(ambiguities(patterns.reversed()), [])
  }

  @Test("are those of which capitals don't matter in either, not where they matter in one")
  func letterCase() throws {
    func ambiguous(_ own: String, _ isExact: Bool, _ other: String) throws -> [String] {
      let patterns = [try LinkPattern(own, ignoresCase: !isExact), try LinkPattern(other, ignoresCase: true)]
      return LinkTable(patterns.map { ($0, 0) }).ambiguities.map(\.example)
    }
    try expectEqual(ambiguous("x://q/A/{b}?C=D", false, "x://q/a/{e}?c=d"), ["x://q/a/1?c=d"])
    try expectEqual(ambiguous("x://q/A/{b}?C=D", true, "x://q/a/{e}?c=d"), [])
    try expectEqual(ambiguous("x://q?c=", true, "x://q?D="), ["x://q?c&d"])
  }

  @Test("are found among many in a time that grows as they do")
  func growth() throws {
    func cost(_ pattern: (Int) -> String) throws -> (ambiguities: Int, time: Duration) {
      let table = LinkTable(try (0..<2_000).map { (try LinkPattern(pattern($0)), $0) })
      var count = 0
      let time = ContinuousClock().measure { count = table.ambiguities.count }
      return (count, time)
    }
    let items = try cost { "x://q?action=a\($0)&k=1" }
    #expect(items.ambiguities == 0 && items.time < .seconds(5))
    let long = String(repeating: "a", count: 100)
    let pieces = try cost { "x://q/a{c}\(long)\(1_000 + $0)\(long){d}a" }
    #expect(pieces.ambiguities > 0 && pieces.time < .seconds(20))
  }
}
