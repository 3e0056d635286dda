import Expectations
import Testing

@testable import PetriCatalog

@Suite("Conditions")
struct ConditionTests {
  private let scope = Scope(
    context: ContextObject([
      .init(name: "t", value: .bool(true)), .init(name: "f", value: .bool(false)), .init(name: "n", value: .int(3)),
      .init(name: "d", value: .double(3)), .init(name: "plan", value: .choice("free")),
      .init(name: "none", value: .null),
      .init(name: "full", value: .list([.int(1)])), .init(name: "empty", value: .list([])),
      .init(name: "at", value: ContextType.time.scalarValue(of: "18:00") ?? .null),
      .init(name: "day", value: ContextType.date.scalarValue(of: "2026-01-02") ?? .null),
      .init(name: "text", value: .string("a b")), .init(name: "accents", value: .string("creme")),
    ])
  )

  @Test(
    "not binds tighter than and, and tighter than or; parentheses change that",
    arguments: [
      ("${t}", true), ("not ${t}", false), ("not not ${t}", true), ("${f} and ${f} or ${t}", true),
      ("${f} and (${f} or ${t})", false), ("${t} or ${t} and ${f}", true), ("(${t} or ${t}) and ${f}", false),
      ("not ${f} and ${t}", true), ("not (${f} or ${t})", false), ("not ${n} == 4", true), ("true and not false", true),
      ("${n} == 3", true), ("${n} == 3.5", false), ("${n} == ${d}", true), ("3 == ${n}", true),
      ("${plan} == free", true),
      ("${plan} == \"free\"", true), ("${text} == 'a b'", true), ("${at} == 18:00", true),
      ("${at} == \"18:00:00\"", true),
      ("${none}", false), ("${none} == null", true), ("${full}", true), ("${empty}", false), ("${nowhere}", false),
      ("${nowhere} == null", true),
      ("${n} != 3", false), ("${n} != 4", true), ("${plan} != free", false), ("${nowhere} != null", false),
      ("${n} < 3", false), ("${n} <= 3", true), ("${n} > 2.5", true), ("${n} >= 4", false), ("2 < ${n}", true),
      ("${n}<4", true), ("${n}>=${d}", true), ("${n} < ${d}", false), ("${at} > 17:59", true),
      ("${at} < \"18:00\"", false),
      ("${none} < 3", false), ("${none} >= 3", false), ("${nowhere} > 3", false), ("${text} < b", false),
      ("${plan} in [plus, free]", true), ("${plan} in [\"plus\"]", false), ("not ${plan} in [plus] and ${t}", true),
      ("${n} in [1,3]", true), ("${n} in [${d}]", true), ("${n} in ${full}", false), ("1 in ${full}", true),
      ("1 in ${empty}", false), ("1 in ${nowhere}", false), ("${full.count} == 1", true), ("${empty.count} > 0", false),
      ("${text} contains ' '", true), ("${text} contains B", true), ("${text} contains c", false),
      ("${text} beginsWith A", true), ("${text} beginsWith b", false), ("${text} endsWith b", true),
      ("${text} endsWith a", false),
      ("${text} contains ''", true), ("'' beginsWith ${text}", false), ("${none} contains ''", false),
      ("a contains ${none}", false),
      ("Crème contains ${accents}", true), ("${accents} endsWith ÈME", true), ("not ${plan} contains free", false),
      ("${text} contains ${text}", true), ("${text.count} == 3", true), ("${accents.count} < 5", false),
      ("${plan} == contains", false),
      ("${plan} == in", false), ("${text} == <b>", false),
      ("${plan == 'free'}", true), ("${t and not f}", true), ("${plan == 'free' and n > 4} or ${f}", false),
      ("not ${n in [1, 3]}", false), ("${text contains 'a'}", true), ("${(t or f) and f}", false), ("${not t}", false),
      ("${day} > today", true), ("today < ${day}", true), ("${day} == today", false), ("${day} <= today", false),
      ("${day} in [today, 2026-01-02]", true), ("${none} < today", false), ("${text} == today", false),
    ]
  )
  func holds(text: String, expected: Bool) throws {
    let condition = try Condition(parsing: text)
    expectEqual(condition.holds(in: scope), expected)
    try expectEqual(Condition(parsing: condition.description), condition)
  }

  @Test(
    "a text that isn't one is refused with its place",
    arguments: [
      ("", 0, "expected a condition"), ("${t} and", 8, "a value such as ${key}"),
      ("${t} ${f}", 5, "'and', 'or', 'in', 'contains', 'beginsWith', 'endsWith', a comparison such as '=='"),
      ("(${t}", 5, "expected ')'"), ("${t} = 3", 5, "to compare values, write '=='"),
      ("${t} && ${f}", 5, "'&&' isn't an operator"),
      ("!${t}", 0, "'!' isn't an operator"),
      ("open", 0, "to use a value, write ${open}"), ("\"a", 0, "closing quote"),
      ("$t", 0, "to use a value, write ${key}"),
      ("${t", 0, "missing '}' after '${t'"), ("${form.a == ", 0, "missing '}' after '${form.a'"),
      ("${t and}", 7, "expected a key"), ("${t == 'a}", 7, "closing quote"), ("${n > 2", 0, "missing '}' after '${n'"),
      ("> 3", 0, "a value is missing before '>'"), ("${n} <", 6, "a value such as ${key}"),
      ("${t} contains", 13, "a value such as ${key}"),
      ("${n} in plus", 12, "expected a list behind 'in'"), ("${n} in [1", 10, "expected ',' or ']'"),
      ("${n} in []", 9, "a value such as ${key}"), ("${n} => 3", 5, "to compare values, write '=='"),
      ("and", 0, "'and' is an operator"),
    ]
  )
  func problems(text: String, offset: Int, part: String) {
    do {
      _ = try Condition(parsing: text)
      Issue.record("\(text) is a condition")
    } catch {
      expectEqual(error.offset, offset, "\(error.message)")
      #expect(error.message.contains(part), "\(error.message)")
    }
  }

  @Test("nesting is bounded, so that no text runs the stack out")
  func depth() {
    #expect(throws: TextTemplate.Problem.self) {
      try Condition(parsing: String(repeating: "not ", count: 9_999) + "${t}")
    }
    #expect(throws: TextTemplate.Problem.self) { try Condition(parsing: String(repeating: "(", count: 9_999)) }
    #expect(throws: Never.self) { try Condition(parsing: String(repeating: "not ", count: 31) + "${t}") }
  }
}
