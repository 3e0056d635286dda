import Expectations
import PetriCatalog
import PetriLoader
import Testing

@Suite("A definition is added to")
struct DefinitionEditTests {
  private static let values = ContextObject([
    ContextObject.Entry(name: "city", value: .string("Nizhny: #1")), ContextObject.Entry(name: "count", value: .int(3)),
    ContextObject.Entry(name: "loud", value: .bool(true)),
  ])
  private static let fixture = NewEntry.fixture("full", values)
  private static let line = #"full: {city: "Nizhny: #1", count: 3, loud: true}"#

  private func adding(_ entry: NewEntry = fixture, to text: String) -> String {
    do {
      return try DefinitionEdit.adding(entry, toScreen: "cart", in: text)
    } catch {
      return "refused: \(error)"
    }
  }

  @Test("a section that is there gets a line more, in its own indentation, comments and all else as they were")
  func section() {
    let text = """
      # the cart
      screen: cart   # its name

      context: {city: string}
      fixtures:      # for tests
          empty: {city: ""}   # nothing in it

      # the content
      content: []

      """
    let expected = text.replacing("# nothing in it\n", with: "# nothing in it\n    \(Self.line)\n")
    expectEqual(adding(to: text), expected)
  }

  @Test("a new section comes where the format has it, blank lines around it")
  func newSection() {
    let context = "screen: cart\ncontext:\n  city: string\n  count: {type: int}  # how many\ncontent: []\n"
    expectEqual(
      adding(to: context),
      "screen: cart\ncontext:\n  city: string\n  count: {type: int}  # how many\n\nfixtures:\n  \(Self.line)\n\ncontent: []\n"
    )
    expectEqual(
      adding(to: "screen: cart\ncontext: {city: string}\n\ncontent: []"),
      "screen: cart\ncontext: {city: string}\n\nfixtures:\n  \(Self.line)\n\ncontent: []"
    )
    expectEqual(adding(to: "screen: cart\ntitle: Cart"), "screen: cart\ntitle: Cart\n\nfixtures:\n  \(Self.line)")
    expectEqual(
      adding(
        .walk("go", steps: [.scalar("pop", .plain)]),
        to: "screen: cart\ncontent:\n  - label: |\n      a\n      b\n\n\n# end\nroute: {base: tabs}\n"
      ),
      "screen: cart\ncontent:\n  - label: |\n      a\n      b\n\nwalks:\n  go:\n    - pop\n\n\n# end\nroute: {base: tabs}\n"
    )
  }

  @Test("braces and empty sections get it too")
  func forms() {
    let tail = "content: []\n"
    expectEqual(adding(to: "screen: cart\nfixtures: {}\n" + tail), "screen: cart\nfixtures: {\(Self.line)}\n" + tail)
    expectEqual(
      adding(to: "screen: cart\nfixtures: {a: {city: b}}\n" + tail),
      "screen: cart\nfixtures: {a: {city: b}, \(Self.line)}\n" + tail
    )
    expectEqual(
      adding(to: "screen: cart\nfixtures:  # none yet\n" + tail),
      "screen: cart\nfixtures:  # none yet\n  \(Self.line)\n" + tail
    )
    #expect(adding(to: "screen: cart\r\ncontent: []\r\n").contains("\r\n\r\nfixtures:\r\n  full:"))
  }

  @Test("only the screen's own document changes")
  func documents() {
    let text = "screen: menu\ncontent: []\n---\nscreen: cart\ncontent: []\n---\nscreen: other\ncontent: []\n"
    let expected =
      "screen: menu\ncontent: []\n---\nscreen: cart\n\nfixtures:\n  \(Self.line)\n\ncontent: []\n---\nscreen: other\ncontent: []\n"
    expectEqual(adding(to: text), expected)
  }

  @Test("a walk has a line a step")
  func walk() {
    let steps: [ContextLiteral] = [
      .object([.init(name: "tap", value: .scalar("Got it", .quoted))]), .scalar("dismiss", .plain),
      .object([
        .init(
          name: "type",
          value: .object([
            .init(name: "into", value: .scalar("Name", .quoted)), .init(name: "text", value: .scalar("yes", .quoted)),
          ])
        )
      ]),
    ]
    expectEqual(
      adding(.walk("buy", steps: steps), to: "screen: cart\ncontent: []\n"),
      """
      screen: cart
      content: []

      walks:
        buy:
          - tap: Got it
          - dismiss
          - type: {into: Name, text: "yes"}

      """
    )
  }

  @Test("a walk with a fixture has both, a line a step")
  func walkWithFixture() {
    expectEqual(
      adding(.walk("go", fixture: "full", steps: [.scalar("pop", .plain)]), to: "screen: cart\nwalks:\n  a: [pop]\n"),
      "screen: cart\nwalks:\n  a: [pop]\n  go:\n    fixture: full\n    steps:\n      - pop\n"
    )
  }

  @Test(
    "a file without a place for it is refused, with the reason",
    arguments: [
      ("{screen: cart, content: []}", "braces"), ("screen: other\n", "no longer defines 'cart'"),
      ("screen: [", "errors"),
      ("screen: cart\nfixtures: {full: {}}\n", "duplicate fixture 'full'"),
      ("screen: cart\nfixtures: [a]\n", "isn't a mapping"),
      ("base: &b {fixtures: {a: {}}}\n---\nscreen: cart\nfixtures: 3\n", "isn't a mapping"),
    ]
  )
  func refused(text: String, reason: String) {
    let result = adding(to: text)
    #expect(result.hasPrefix("refused: ") && result.contains(reason))
  }

  @Test("a name that is none is refused", arguments: ["", "Full", "a b", "1a", "a\nb", "a: {}"])
  func names(name: String) {
    #expect(adding(.fixture(name, Self.values), to: "screen: cart\n").contains("invalid name"))
  }

  @Test(
    "texts have the quotes that the file has, and none that a person would not write",
    arguments: [
      ("content: []", #"full: {city: Ufa, at: "18:00", on: 2026-12-31, code: "007", sure: "no", count: 7}"#),
      (
        "title: Cart\ncontent: []",
        #"full: {city: Ufa, at: "18:00", on: 2026-12-31, code: "007", sure: "no", count: 7}"#
      ),
      (
        "title: 'it''s'\ncontent: []",
        "full: {city: Ufa, at: '18:00', on: 2026-12-31, code: '007', sure: 'no', count: 7}"
      ),
      (
        #"title: "Cart"\ncontent: []"#.replacing(#"\n"#, with: "\n"),
        #"full: {city: "Ufa", at: "18:00", on: 2026-12-31, code: "007", sure: "no", count: 7}"#
      ),
    ]
  )
  func quotes(text: String, line: String) throws {
    let time = try #require(TimeOfDay("18:00"))
    let date = try #require(CalendarDate("2026-12-31"))
    let values = ContextObject([
      .init(name: "city", value: .string("Ufa")), .init(name: "at", value: .time(time)),
      .init(name: "on", value: .date(date)), .init(name: "code", value: .string("007")),
      .init(name: "sure", value: .choice("no")), .init(name: "count", value: .int(7)),
    ])
    #expect(adding(.fixture("full", values), to: "screen: cart\n" + text).contains("\n  \(line)\n"))
  }

  @Test("a place is looked for before a name is asked for")
  func places() {
    func problem(_ text: String) -> String? {
      do {
        try DefinitionEdit.checkCanAdd(Self.fixture, toScreen: "cart", in: text)
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(problem("screen: cart\nfixtures: {new: {}, new-new: {}}\n") == nil)
    expectEqual(problem("{screen: cart, content: []}")?.contains("in braces"), true)
  }

  @Test("every kind of value is read back as it was")
  func values() throws {
    let date = try #require(CalendarDate("2026-12-31"))
    let time = try #require(TimeOfDay("18:00"))
    let color = try #require(ColorValue("#FF6900"))
    let all: [ContextValue] = [
      .string("yes"), .string("\"\n\t"), .string("\u{202E}turned"), .string("'"), .string("👨‍👩‍👧"), .string(""),
      .double(-1.5), .url("https://a.b/c?d=e,f#g"), .date(date),
      .time(time), .color(color), .choice("no"), .null, .list([.int(1), .string("a, b]")]),
      .object(ContextObject([ContextObject.Entry(name: "x", value: .uuid("123e4567-e89b-12d3-a456-426614174000"))])),
    ]
    let object = ContextObject(all.enumerated().map { ContextObject.Entry(name: "k\($0)", value: $1) })
    #expect(!adding(.fixture("all", object), to: "screen: cart\n").hasPrefix("refused"))
  }
}
