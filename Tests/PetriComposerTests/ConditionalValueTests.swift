import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor @Suite("One of two values in views and taps") struct ConditionalValueTests {
  @Test(
    "a conditional that is all there is keeps the type of the side that counts",
    arguments: [
      ("${isOn ? 1 : 2}", ContextLiteral.scalar("1", .plain)), ("${isOn ? '1' : 2}", .scalar("1", .quoted)),
      ("${isOn ? ${count} : 2}", .scalar("3", .plain)), ("${isOn ? ${count + 1} : 2}", .scalar("4", .plain)),
      ("${isOn ? ${names} : null}", .list([.scalar("Ada", .quoted)])), ("${not isOn ? 1 : null}", .null),
      ("${isOn ? false : true}", .scalar("false", .plain)), ("${isOn ? '${count}.' : 2}", .scalar("3.", .quoted)),
      ("${not isOn ? 1 : count > 3 ? 4 : 5}", .scalar("5", .plain)), ("${isOn ? 1 : 2}!", .scalar("1!", .quoted)),
      ("${isOn ? 1}", .scalar("${isOn ? 1}", .plain)),
    ]
  )
  func resolved(text: String, expected: ContextLiteral) {
    let scope = Scope(
      context: ContextObject([
        .init(name: "isOn", value: .bool(true)), .init(name: "count", value: .int(3)),
        .init(name: "names", value: .list([.string("Ada")])),
      ])
    )
    expectEqual(ContextLiteral.scalar(text, .plain).resolved(in: scope), expected)
  }

  @Test("an attribute follows the condition, and what is nothing leaves the default")
  func attributes() throws {
    var view = ViewDefinition(kind: .label(LabelDefinition(text: Onion.text("A"))), place: Onion.place)
    view.alpha = try Attribute(TextTemplate("${isOn ? 0.5 : null}")) { literal in
      if case .scalar(let text, _) = literal { Double(text) } else { nil }
    }
    for (isOn, alpha) in [(true, 0.5), (false, 1.0)] {
      let scope = Scope(context: ContextObject([.init(name: "isOn", value: .bool(isOn))]))
      expectEqual(ViewBuilder { _ in }.views([view], scope: scope).map { Double($0.alpha) }, [alpha])
    }
  }
}
