import Expectations
import Foundation
import Testing

@testable import PetriCatalog

@Suite("One of two values, as a condition decides")
struct ConditionalTests {
  private let scope = Scope(
    context: ContextObject([
      .init(name: "t", value: .bool(true)), .init(name: "f", value: .bool(false)), .init(name: "n", value: .int(3)),
      .init(name: "half", value: .double(0.5)), .init(name: "plan", value: .choice("free")),
      .init(name: "none", value: .null), .init(name: "name", value: .string("Ada")),
      .init(name: "names", value: .list([.string("Ada")])), .init(name: "empty", value: .list([])),
      .init(name: "at", value: ContextType.time.scalarValue(of: "18:00") ?? .null),
      .init(name: "day", value: ContextType.date.scalarValue(of: "2026-11-23") ?? .null),
    ])
  )

  @Test(
    "the side that counts is put in, and what was written comes back",
    arguments: [
      ("${t ? star.fill : star}", "star.fill"), ("${f ? star.fill : star}", "star"),
      ("${not t ? a : b}", "b"), ("${t and f ? a : b}", "b"), ("${t and (f or t) ? a : b}", "a"),
      ("${n > 2 ? a : b}", "a"), ("${n+1==4 ? a : b}", "a"), ("${(n + 1) * 2 > 7 ? a : b}", "a"),
      ("${(n) == 3 and (n > 2) ? a : b}", "a"), ("${n % 2 == 1 ? odd : even}", "odd"),
      ("${n >= half ? a : b}", "a"), ("${-n < 0 ? a : b}", "a"), ("${3 == n ? a : b}", "a"),
      ("${plan == 'free' ? a : b}", "a"), ("${plan == \"plus\" ? a : b}", "b"), ("${plan != 'plus' ? a : b}", "a"),
      ("${plan in ['plus', 'free'] ? a : b}", "a"), ("${n in [1, n] ? a : b}", "a"), ("${name in names ? a : b}", "a"),
      ("${name contains 'd' ? a : b}", "a"), ("${none == null ? a : b}", "a"), ("${none ? a : b}", "b"),
      ("${at > 17:30 ? late : early}", "late"), ("${day == 2026-11-23 ? today : b}", "today"),
      ("${names[0] == 'Ada' ? a : b}", "a"), ("${names.count == 1 ? a : b}", "a"),
      ("${t ? 'Open now' : \"Closed\"}", "Open now"), ("${f ? 'Open now' : \"It's closed\"}", "It's closed"),
      ("${t ? 'Hi ${name}' : b}", "Hi Ada"), ("${t ? ${name} : b}", "Ada"), ("${t ? ${n + 1} : b}", "4"),
      ("${t ? ${half, percent} : b}", "50%"), ("${t ? '}' : b}", "}"), ("${t ? 'a ? b : c' : d}", "a ? b : c"),
      ("${f ? a : f ? b : c}", "c"), ("${f ? a : t ? b : c}", "b"), ("${t ? ${f ? a : b} : c}", "b"),
      ("${t ? 'x ${f ? a : b}' : c}", "x b"), ("${t?a: b}", "a"), ("${ t  ?  a:b  :  c }", "a:b"),
      ("${f ? a : null}", ""), ("${t ? '' : a}", ""), ("${t ? -1.5 : 2}", "-1.5"), ("${t ? #ff0000 : red}", "#ff0000"),
      ("${n} ${t ? a : b}, ${f ? a : b}.", "3 a, b."), ("$${t ? a : b}", "${t ? a : b}"), ("Why? ${n}", "Why? 3"),
      ("${'Ada' == name ? a : b}", "a"), ("${trueNorth == null ? a : b}", "a"),
    ]
  )
  func puts(text: String, expected: String) throws {
    let template = try TextTemplate(text)
    expectEqual(template.text(in: scope), expected)
    try expectEqual(TextTemplate(template.description), template)
    let json = try JSONEncoder().encode(template)
    try expectEqual(JSONDecoder().decode(TextTemplate.self, from: json), template)
  }

  @Test("it is written with single quotes, which need nothing before them in a text in double ones")
  func quotes() throws {
    let text = "${plan == 'free' ? 'with ads' : \"without '${n} ads'\"}"
    try expectEqual(TextTemplate(text).description, text)
    try expectEqual(TextTemplate("${t ? \"a b\" : c}").description, "${t ? 'a b' : c}")
  }

  @Test(
    "a text that isn't one is refused with its place in bytes",
    arguments: [
      ("é ${t ? a}", 5, "the value for when the condition doesn't hold is missing"),
      ("${t ? }", 6, "a value is missing"),
      ("${t ? : b}", 6, "a value is missing between '?' and ':'"), ("${t ? a : }", 10, "a value is missing behind ':'"),
      ("${ ? a : b}", 3, "such as signedIn"), ("${t and ? a : b}", 8, "expected a key"),
      ("${t ? a b : c}", 8, "is written in quotes"), ("${t ? a : b c}", 12, "in quotes"),
      ("${t ? a : b", 0, "missing '}'"), ("${t ? 'a : b}", 6, "closing quote"), ("${t ? a : 'b}", 10, "closing quote"),
      ("${t ? ${a : b", 0, "missing '}'"), ("${t ? ${a b} : c}", 6, "invalid reference"),
      ("${t ? $a : b}", 6, "write ${key}"), ("${n + 1 ? a : b}", 2, "n + 1 is a number and no condition"),
      ("${'a' ? b : c}", 2, "'a' isn't a condition"), ("${true ? a : b}", 2, "always true"),
      ("${false ? a : b}", 2, "always false"), ("${${t} ? a : b}", 2, "no braces of its own"),
      ("${t == ${f} ? a : b}", 7, "no braces of its own"), ("${!t ? a : b}", 2, "use 'not'"),
      ("${t && f ? a : b}", 4, "use 'not', 'and' and 'or'"), ("${t = f ? a : b}", 4, "write '=='"),
      ("${(t ? a : b}", 5, "expected ')'"), ("${t ? f ? a : b : c}", 8, "braces of its own"),
      ("${t ? ${n} : 0, currency: EUR}", 14, "beside its value"), ("${n in [1 ? a : b}", 10, "expected ',' or ']'"),
      ("${t f ? a : b}", 4, "expected 'and'"),
    ]
  )
  func problems(text: String, offset: Int, message: String) {
    #expect {
      _ = try TextTemplate(text)
    } throws: { error in
      guard let problem = error as? TextTemplate.Problem else { return false }
      expectEqual(problem.offset, offset, "\(text): \(problem.message)")
      #expect(problem.message.contains(message), "\(text): \(problem.message)")
      #expect(problem.offset + problem.length <= text.utf8.count)
      return true
    }
  }

  @Test("what is nested deeply isn't read, and many of them are read in no time")
  func limits() throws {
    let chain = String(repeating: "t ? a : ", count: 1000) + "b"
    let nested = String(repeating: "${t ? ", count: 1000) + "a" + String(repeating: " : b}", count: 1000)
    let parentheses =
      "${" + String(repeating: "(", count: 1000) + "t" + String(repeating: ")", count: 1000) + " ? a : b}"
    for text in ["${\(chain)}", nested, parentheses] {
      #expect { try TextTemplate(text) } throws: { "\($0)".contains("nested too deeply") }
    }
    let many = String(repeating: "${t ? a : b}", count: 10_000)
    expectEqual(try TextTemplate(many).text(in: scope), String(repeating: "a", count: 10_000))
  }

  @Test("references are those of the condition and of both sides; each of both sides can be the longest")
  func parts() throws {
    let template = try TextTemplate("${n > half ? '${name}!' : f ? ${plan} : word}")
    expectEqual(template.references.map(\.description), ["${n}", "${half}", "${name}", "${f}", "${plan}"])
    expectEqual(template.byteCount({ $0.path.root == "plan" ? 50 : 10 }, whole: { _ in 0 }), 50)
    expectEqual(template.byteCount({ $0.path.root == "plan" ? 5 : 10 }, whole: { _ in 0 }), 11)
    let whole = ContextLiteral.scalar("${t ? ${names} : ${name}}", .quoted)
    expectEqual(whole.byteCount(text: { _ in 1 }, whole: { $0.path.root == "names" ? 70 : 7 }), 70)
  }

  @Test("an attribute is one of two values of its type, or nothing, as JSON too")
  func attributes() throws {
    func attribute<Value: AttributeValue>(_ text: String, _ type: Value.Type) throws -> Attribute<Value>? {
      let attribute = try Attribute<Value>(TextTemplate(text)) {
        var problems: [ContextProblem] = []
        return Value.contextType.value(of: $0, at: ContextPath(), problems: &problems)
          .flatMap { Value(contextValue: $0) }
      }
      let json = try JSONEncoder().encode(attribute)
      try expectEqual(JSONDecoder().decode(Attribute<Value>?.self, from: json), attribute)
      return attribute
    }
    try expectEqual(attribute("${t ? 1 : 2}", Int.self)?.value(in: scope), 1)
    try expectEqual(attribute("${f ? 1 : ${n * 2}}", Int.self)?.value(in: scope), 6)
    try expectEqual(attribute("${f ? 1 : ${n}}", Double.self)?.value(in: scope), 3)
    try expectEqual(attribute("${t ? true : false}", Bool.self)?.value(in: scope), true)
    try expectEqual(attribute("${f ? red : t ? blue : black}", ColorValue.self)?.value(in: scope), .named("blue"))
    try expectEqual(attribute("${f ? red : null}", ColorValue.self)?.value(in: scope), nil)
  }
}
