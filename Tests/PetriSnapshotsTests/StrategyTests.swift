import Expectations
import PetriCatalog
import PetriComposer
import PetriUIKit
import Testing

@testable import PetriSnapshots

@MainActor @Suite("Strategies")
struct StrategyTests {
  @Test("a strategy pulled back prints what the other prints of the transformed value, under its kind and version")
  func pullback() throws {
    let numbers = SnapshotStrategy<String>.lines.pullback { (number: Int) in "\(number)" }
    #expect(numbers.kind == "lines" && numbers.version == 1)
    try expectEqual(numbers.text(of: 7), "# lines v1\n7\n")
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
    expectEqual(text, "<UIViewController>, state: appeared, view: <UIView>\n")
  }

  @Test("a screen that UIKit warns of isn't a snapshot, of a controller as of a screen")
  func misuse() {
    final class Pushing: UINavigationController {
      override func viewDidLoad() {
        super.viewDidLoad()
        pushViewController(UINavigationController(), animated: false)
      }
    }
    let failure = CellFailure("UIKit: Pushing a navigation controller is not supported")
    #expect(throws: failure) { try SnapshotStrategy<UIViewController>.tree.text(of: Pushing()) }
    #expect(throws: failure) { try SnapshotStrategy<UIViewController>.bareHierarchy.text(of: Pushing()) }

    var registry = ControllerRegistry()
    registry.registerContent("Pushing") { _ in Pushing() }
    let screen = ScreenDefinition(
      name: "one",
      content: .controller("Pushing"),
      place: Place(file: "a.yaml", line: 1, column: 1)
    )
    let catalog = Catalog(settings: CatalogSettings(name: "A"), screens: [screen])
    let printer = CellPrinter(catalog: catalog, registry: registry)
    let cell = SnapshotCell(of: screen, in: LaunchEnvironment(), as: .tree, settings: catalog.settings)
    #expect(throws: failure) { try printer.text(of: cell) }
  }

  @Test("a screen that is gone after its launch isn't an empty snapshot")
  func gone() {
    final class Leaving: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.rootViewController = nil
      }
    }
    var registry = ControllerRegistry()
    registry.registerContent("Leaving") { _ in Leaving() }
    let screen = ScreenDefinition(
      name: "one",
      content: .controller("Leaving"),
      place: Place(file: "a.yaml", line: 1, column: 1)
    )
    let catalog = Catalog(settings: CatalogSettings(name: "A"), screens: [screen])
    let printer = CellPrinter(catalog: catalog, registry: registry)
    let cell = SnapshotCell(of: screen, in: LaunchEnvironment(), as: .tree, settings: catalog.settings)
    #expect(throws: CellFailure("nothing is on screen after the launch")) { try printer.text(of: cell) }
  }
}
