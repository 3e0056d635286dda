import Expectations
import Testing

@testable import PetriCatalog

@Suite("What a reference reaches")
struct ScopeTests {
  private let types = TypeScope(
    context: [
      ContextField(name: "stores", type: .list(.object([ContextField(name: "name", type: .string)]))),
      ContextField(name: "maybe", type: .optional(.object([ContextField(name: "x", type: .int)]))),
    ],
    state: [ContextField(name: "signedIn", type: .bool)]
  )

  private func type(_ text: String, in scope: TypeScope) throws -> ContextType {
    try scope.type(of: try #require(Reference(text)))
  }

  @Test("types are those of what is reached; below an optional everything is optional")
  func found() throws {
    try expectEqual(type("stores", in: types).isScalar, false)
    try expectEqual(type("stores[0].name", in: types), .string)
    try expectEqual(type("maybe.x", in: types), .optional(.int))
    try expectEqual(type("state.signedIn", in: types), .bool)
    try expectEqual(type("item", in: types.adding("item", .int)), .int)
    try expectEqual(type("stores", in: types.adding("stores", .int)), .int)
  }

  @Test("a path that leads nowhere is reported with the place where it stops")
  func problems() {
    #expect(throws: TypeScope.Problem.unknown(name: "nam", known: ["name"])) { try type("stores[0].nam", in: types) }
    #expect(throws: TypeScope.Problem.unknown(name: "x", known: ["stores", "maybe", "state"])) {
      try type("x", in: types)
    }
    #expect(
      throws: TypeScope.Problem.notAList(
        ContextPath([.key("maybe")]),
        .optional(.object([ContextField(name: "x", type: .int)]))
      )
    ) {
      try type("maybe[0]", in: types)
    }
    #expect(throws: TypeScope.Problem.self) { try type("stores.name", in: types) }
  }

  @Test("the innermost name hides the others")
  func hiding() {
    let scope = Scope(context: ContextObject([.init(name: "x", value: .int(1))])).adding("x", .int(2)).adding(
      "x",
      .int(3)
    )
    expectEqual(scope.value(of: Reference(path: ContextPath([.key("x")]))), .int(3))
  }
}
