import Expectations
import Testing

@testable import PetriCatalog

@Suite("Types of a context")
struct ContextTypeTests {
  @Test(
    "words are judged by the type that is wanted",
    arguments: [
      ("string", "", true), ("string", "no", true), ("int", "3", true), ("int", "-3", true), ("int", "+3", true),
      ("int", "3.0", false), ("int", "0x1F", false), ("int", "9223372036854775808", false), ("int", " 3", false),
      ("int", "", false),
      ("double", "1e3", true), ("double", "1e999", false), ("double", "nan", false), ("double", "inf", false),
      ("double", "1.", false),
      ("double", ".5", true), ("bool", "true", true), ("bool", "True", false), ("bool", "yes", false),
      ("bool", "1", false),
      ("uuid", "123e4567-e89b-12d3-a456-426614174000", true), ("uuid", "123e4567e89b12d3a456426614174000", false),
      ("uuid", "123e4567-e89b-12d3-a456-42661417400g", false), ("url", "https://a.b/c?d#e", true),
      ("url", "mailto:a@b", true),
      ("url", "a.b", false), ("url", "https://", false), ("url", "java script:x", false), ("url", "https://a b", false),
      ("url", "1a:b", false),
      ("date", "2024-02-29", true), ("date", "2023-02-29", false), ("date", "1900-02-29", false),
      ("date", "2000-02-29", true),
      ("date", "2024-13-01", false), ("date", "2024-1-1", false), ("date", "２０２４-01-01", false),
      ("time", "18:00", true),
      ("time", "18:00:59", true), ("time", "24:00", false), ("time", "18:60", false), ("time", "8:00", false),
      ("color", "#F60", true),
      ("color", "#FF660080", true), ("color", "#FF66", false), ("color", "#GG6600", false),
      ("color", "systemRed", true),
      ("color", "reddish", false),
    ] as [(String, String, Bool)]
  )
  func scalars(name: String, text: String, isOne: Bool) throws {
    let type = try #require(ContextType.named.first { $0.name == name }?.type)
    expectEqual((type.scalarValue(of: text) != nil), isOne)
  }

  @Test("values come back as they are written, in one form")
  func canonical() {
    expectEqual(ContextType.color([]).scalarValue(of: "#f60")?.description, "#FF6600")
    expectEqual(ContextType.color([]).scalarValue(of: "#ff660080")?.description, "#FF660080")
    expectEqual(
      ContextType.uuid.scalarValue(of: "123E4567-E89B-12D3-A456-426614174000")?.text,
      "123e4567-e89b-12d3-a456-426614174000"
    )
    expectEqual(ContextType.time.scalarValue(of: "18:00:00")?.text, "18:00")
    expectEqual(ContextType.double.scalarValue(of: "2")?.text, "2.0")
  }

  @Test(
    "the problem of an int that isn't one names an int",
    arguments: [
      ("1.5", "write an integer"), ("1e3", "write an integer"), ("one", nil),
      ("9223372036854775808", "write a number between -9223372036854775808 and 9223372036854775807"),
      ("-99999999999999999999", "write a number between -9223372036854775808 and 9223372036854775807"),
    ]
  )
  func ints(text: String, hint: String?) {
    var problems: [ContextProblem] = []
    #expect(ContextType.int.value(of: .scalar(text, .plain), at: ContextPath([.key("id")]), problems: &problems) == nil)
    expectEqual(problems.map(\.hint), [hint])
  }

  @Test("all problems of a value are reported, each with its path")
  func paths() {
    let type = ContextType.list(
      .object([
        ContextField(name: "name", type: .string), ContextField(name: "open", type: .bool, example: .bool(true)),
      ])
    )
    let literal = ContextLiteral.list([
      .object([.init(name: "name", value: .scalar("A", .plain)), .init(name: "open", value: .scalar("yes", .plain))]),
      .object([.init(name: "nam", value: .scalar("B", .plain))]), .scalar("C", .plain),
    ])
    var problems: [ContextProblem] = []
    #expect(type.value(of: literal, at: ContextPath([.key("stores")]), problems: &problems) == nil)
    expectEqual(
      problems.map(\.description),
      [
        "'stores[0].open' must be true or false; found 'yes'; write true", "unknown key 'stores[1].nam'",
        "'stores[1].name' is missing; expected text",
        "'stores[1].open' is missing; expected true or false such as true",
        "'stores[2]' must be a mapping; found 'C'; write {name: text, open: true}",
      ]
    )
  }

  @Test("quotes make a text: never a number or a boolean, but a time or a date as well")
  func quotes() {
    var problems: [ContextProblem] = []
    let path = ContextPath([.key("x")])
    #expect(ContextType.int.value(of: .scalar("3", .quoted), at: path, problems: &problems) == nil)
    expectEqual(problems.map(\.description), ["'x' must be an integer; found \"3\"; remove the quotes"])
    expectEqual(ContextType.int.value(of: .scalar("3", .argument), at: path, problems: &problems), .int(3))
    expectEqual(ContextType.time.value(of: .scalar("18:00", .quoted), at: path, problems: &problems)?.text, "18:00")
  }

  @Test("an optional is null where it is null, and on the command line where it is empty or `null`")
  func optionals() {
    var problems: [ContextProblem] = []
    let path = ContextPath([.key("x")])
    expectEqual(ContextType.optional(.int).value(of: .null, at: path, problems: &problems), .null)
    expectEqual(ContextType.optional(.int).value(of: .scalar("", .argument), at: path, problems: &problems), .null)
    expectEqual(
      ContextType.optional(.string).value(of: .scalar("", .argument), at: path, problems: &problems),
      .string("")
    )
    expectEqual(
      ContextType.optional(.string).value(of: .scalar("null", .argument), at: path, problems: &problems),
      .null
    )
    #expect(ContextType.int.value(of: .null, at: path, problems: &problems) == nil)
    expectEqual(problems.count, 1)
  }
}
