import Expectations
import Testing

@testable import ObjectiveCRewriting

@Suite("Objective-C's names")
struct SelectorNameTests {
  @Test("a method's name is made of its own and its labels, as Swift's compiler does it")
  func methods() {
    expectEqual(SelectorName.method("tapped", labels: []), "tapped")
    expectEqual(SelectorName.method("tapped", labels: [nil]), "tapped:")
    expectEqual(SelectorName.method("tapped", labels: ["sender"]), "tappedWithSender:")
    expectEqual(SelectorName.method("tapped", labels: [nil, "for"]), "tapped:for:")
    expectEqual(SelectorName.method("tapped", labels: [nil, nil]), "tapped::")
    expectEqual(SelectorName.method("move", labels: ["to", "animated"]), "moveTo:animated:")
    expectEqual(SelectorName.method("moveTo", labels: ["place"]), "moveToPlace:")
    expectEqual(SelectorName.method("handle", labels: ["fromSender"]), "handleFromSender:")
    expectEqual(SelectorName.method("load", labels: [], canThrow: true), "loadAndReturnError:")
    expectEqual(SelectorName.method("load", labels: [nil], canThrow: true), "load:error:")
    expectEqual(SelectorName.method("load", labels: [], isAsync: true), "loadWithCompletionHandler:")
    expectEqual(SelectorName.method("load", labels: ["url"], isAsync: true), "loadWithUrl:completionHandler:")
    expectEqual(SelectorName.initializer(labels: ["frame"]), "initWithFrame:")
    expectEqual(SelectorName.setter(of: "isOpen"), "setIsOpen:")
  }
}
