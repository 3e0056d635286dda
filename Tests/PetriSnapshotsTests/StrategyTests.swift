import PetriUIKit
import Testing

@testable import PetriSnapshots

@MainActor @Suite("Strategies")
struct StrategyTests {
  @Test("a strategy pulled back prints what the other prints of the transformed value, under its kind and version")
  func pullback() throws {
    let numbers = SnapshotStrategy<String>.lines.pullback { (number: Int) in "\(number)" }
    #expect(numbers.kind == "lines" && numbers.version == 1)
    #expect(try numbers.text(of: 7) == "# lines v1\n7\n")
  }

  @Test("dump has no addresses and no running numbers")
  func dump() throws {
    final class Box { var inner = [1, 2] }
    let text = try SnapshotStrategy<Box>.dump.text(of: Box())
    #expect(!text.contains("#0") && !text.contains("0x"))
    #expect(text.contains("inner: 2 elements"))
  }

  @Test("the bare hierarchy has no header")
  func bare() throws {
    let text = try SnapshotStrategy<UIViewController>.bareHierarchy.text(of: UIViewController())
    #expect(text == "<UIViewController>, state: appeared, view: <UIView>\n")
  }
}
