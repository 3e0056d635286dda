import Expectations
import Testing

@testable import PetriCatalog

@Suite("Calculations")
struct ArithmeticTests {
  private let scope = Scope(
    context: ContextObject([
      .init(name: "n", value: .int(7)), .init(name: "price", value: .double(2.5)), .init(name: "none", value: .null),
      .init(name: "list", value: .list([.int(1), .int(2)])), .init(name: "zero", value: .int(0)),
      .init(name: "most", value: .int(.max)),
    ])
  )

  @Test(
    "products bind tighter than sums, parentheses change that, and integers stay integers",
    arguments: [
      ("${n + 1}", "8"), ("${n - 1}", "6"), ("${1 + 2 * 3}", "7"), ("${(1 + 2) * 3}", "9"), ("${n / 2}", "3"),
      ("${n % 4}", "3"), ("${-n + 1}", "-6"), ("${-(n + 1)}", "-8"), ("${n - 2 - 1}", "4"), ("${n - (2 - 1)}", "6"),
      ("${price * 2}", "5.0"), ("${n + 0.5}", "7.5"), ("${list.count * 10}", "20"), ("${list[1] + 1}", "3"),
      ("${n / price}", "2.8"), ("No. ${n + 1} of ${n}", "No. 8 of 7"), ("${none + 1}", ""), ("${nowhere + 1}", ""),
      ("${20 / 2 / 5}", "2"), ("${20 / (2 * 5)}", "2"),
    ]
  )
  func result(text: String, expected: String) throws {
    let template = try TextTemplate(text)
    expectEqual(template.text(in: scope), expected)
    try expectEqual(TextTemplate(template.description), template)
  }

  @Test(
    "in a condition they are compared, within the braces or outside",
    arguments: [
      ("${n % 2 == 1}", true), ("${n % 2} == 1", true), ("${n + 1} > ${n}", true), ("${n * 2 <= 13}", false),
      ("${n + 1} in [1, 8]", true), ("not ${n % 2 == 0} and ${n - 7 == 0}", true), ("${none + 1} == 1", false),
      ("${n != price * 2}", true),
    ]
  )
  func condition(text: String, expected: Bool) throws {
    let condition = try Condition(parsing: text)
    expectEqual(condition.holds(in: scope), expected)
    try expectEqual(Condition(parsing: condition.description), condition)
  }

  @Test(
    "a text that isn't one is refused with its place",
    arguments: [
      ("${n +}", 4, "expected a number or a key"), ("${(n + 1}", 7, "expected ')'"),
      ("${n + 1 2}", 8, "expected one of + - * / %"), ("${n + 1.2.3}", 6, "expected a number or a key"),
      ("${n ** 2}", 5, "expected a number or a key"),
    ]
  )
  func problems(text: String, offset: Int, part: String) {
    #expect { try TextTemplate(text) } throws: { error in
      guard let problem = error as? TextTemplate.Problem else { return false }
      return problem.offset == offset && problem.message.contains(part)
    }
  }

  @Test("a number alone isn't a condition, and deep nesting isn't read")
  func refused() {
    #expect { try Condition(parsing: "${n + 1}") } throws: { "\($0)".contains("is a number and no condition") }
    let deep = "${" + String(repeating: "(", count: 40) + "1" + String(repeating: ")", count: 40) + "}"
    #expect { try TextTemplate(deep) } throws: { "\($0)".contains("nested too deeply") }
    let signs = "${" + String(repeating: "-", count: 100_000) + "1}"
    #expect { try TextTemplate(signs) } throws: { "\($0)".contains("nested too deeply") }
  }

  @Test("what has no result leaves nothing, and somebody hears of it")
  func faults() async throws {
    for (text, reason) in [
      ("${n / zero}", "division by 0"), ("${n % zero}", "division by 0"), ("${price / zero}", "division by 0"),
      ("${most + 1}", "the number is too large"), ("${most * 2}", "the number is too large"),
    ] {
      try await confirmation { heard in
        var scope = scope
        scope.faults = FaultHandler { arithmetic, fault in
          if "\(arithmetic)" == text, "\(fault)" == reason { heard() }
        }
        try expectEqual(TextTemplate(text).text(in: scope), "")
      }
    }
    expectEqual(try Arithmetic(parsing: "n / 0").dividesByZero, true)
    expectEqual(try Arithmetic(parsing: "1 + n % (0)").dividesByZero, true)
    expectEqual(try Arithmetic(parsing: "0 / n").dividesByZero, false)
  }
}
