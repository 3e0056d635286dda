import Expectations
import Testing

@testable import PetriCatalog

@Suite("The context of a launch")
struct ContextResolutionTests {
  private let fields = [
    ContextField(name: "both", type: .string, defaultValue: .string("default"), example: .string("example")),
    ContextField(name: "example", type: .string, example: .string("example")),
    ContextField(name: "maybe", type: .optional(.string)),
    ContextField(
      name: "list",
      type: .list(.object([ContextField(name: "name", type: .string), ContextField(name: "n", type: .int)])),
      defaultValue: .list([
        .object(ContextObject([.init(name: "name", value: .string("A")), .init(name: "n", value: .int(1))]))
      ])
    ),
  ]

  private func resolve(
    _ arguments: [String] = [],
    fixture: ContextObject? = nil,
    fallback: ContextResolution.Fallback = .defaultsFirst
  ) -> ContextResolution {
    ContextResolution(
      fields: fields,
      assignments: arguments.compactMap { ContextAssignment(argument: $0) },
      fixture: fixture,
      fallback: fallback
    )
  }

  @Test("what is given comes first, then the fixture, then defaults and examples in their order")
  func order() {
    let fixture = ContextObject([.init(name: "both", value: .string("fixture"))])
    expectEqual(resolve().context["both"], .string("default"))
    expectEqual(resolve(fallback: .examplesFirst).context["both"], .string("example"))
    expectEqual(resolve(fixture: fixture).context["both"], .string("fixture"))
    expectEqual(resolve(["both=given"], fixture: fixture).context["both"], .string("given"))
    expectEqual(resolve().context["example"], .string("example"))
    expectEqual(
      resolve().sources.map { "\($0.name) \($0.source)" },
      [
        "both defaultValue", "example example", "maybe defaultValue", "list defaultValue",
      ]
    )
    expectEqual(
      resolve(fallback: .defaultsOnly).problems.map(\.description),
      [
        "'example' is missing; expected text such as \"example\""
      ]
    )
  }

  @Test("a part that is given leaves the rest of the value as it would have been")
  func parts() {
    expectEqual(resolve(["list[0].n=7"]).context["list"]?.description, "[{name: \"A\", n: 7}]")
    expectEqual(
      resolve(["list[1].name=B", "list[1].n=2"]).context["list"]?.description,
      "[{name: \"A\", n: 1}, {name: \"B\", n: 2}]"
    )
    expectEqual(resolve(["list[5].n=7"]).problems.map(\.path.description), ["list[5].n"])
    expectEqual(resolve(["both.x=7"]).problems.map(\.path.description), ["both.x"])
    expectEqual(resolve(["list.x=7"]).problems.count, 1)
  }

  @Test("unknown keys, wrong values and missing ones are reported together")
  func problems() {
    let problems = resolve(["bth=1", "list[0].n=many"], fallback: .defaultsOnly).problems
    expectEqual(problems.map(\.path.description), ["bth", "example", "list[0].n"])
  }

  @Test(
    "arguments that are no assignment are refused",
    arguments: [
      "", "city", "=x", "a..b=1", "a[=1", "a[x]=1", "a[-1]=1", "a[99999]=1", ".a=1", "a.=1", "1a=1", "a b=1", "a[0]b=1",
    ]
  )
  func arguments(argument: String) {
    #expect(ContextAssignment(argument: argument) == nil)
  }

  @Test("everything after the first equals sign is the value")
  func equals() {
    expectEqual(ContextAssignment(argument: "a= x=y ")?.value, .scalar(" x=y ", .argument))
  }
}
