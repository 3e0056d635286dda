import Expectations
import Foundation
import PetriSnapshotTesting
import PetriUIKit
import SampleScreens
import Testing

private let sample = SnapshotCatalog(beside: #filePath, "../../Catalog.yaml") { SampleScreens.register(in: &$0) }

@MainActor private func profile() -> UIViewController {
  let controller = UIViewController()
  controller.title = "Profile"
  let name = UILabel(frame: CGRect(x: 16, y: 80, width: 200, height: 21))
  name.text = "Ann"
  let button = UIButton(type: .system, primaryAction: UIAction(title: "Sign out") { _ in })
  button.frame = CGRect(x: 16, y: 120, width: 100, height: 44)
  controller.view.addSubview(name)
  controller.view.addSubview(button)
  return UINavigationController(rootViewController: controller)
}

@MainActor private var kept: [UIViewController] = []

private final class LeakingController: UIViewController {
  private var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    onClose = { self.dismiss(animated: true) }
  }
}

/// The library as its users have it, in Swift Testing.
@MainActor @Suite struct LibraryTests {
  @Test(arguments: sample.cells().filter { $0.cell?.isBase ?? true })
  func catalogue(cell: CatalogCell) { assertScreen(cell) }

  @Test func oneScreen() {
    assertScreen("new-year-hours", of: sample)
    assertScreen("new-year-hours", as: .wireframe)
  }

  @Test func walks() {
    assertWalk("in", of: "sign-in", in: sample)
    assertWalk(of: "sign-in")
    withKnownIssue { assertWalk("out", of: "sign-in", in: sample) }
    withKnownIssue { assertWalk(of: "nowhere", in: sample) }
  }

  @Test func leaks() {
    assertNoLeaks { profile() }
    assertNoLeaks(of: "sign-in", in: sample)
    withKnownIssue {
      assertNoLeaks { LeakingController() }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("'onClose' (closure) → LeakingController\n    since viewDidLoad") }
    }
    withKnownIssue {
      assertNoLeaks {
        UIViewController()
      } doing: { controller in
        kept.append(controller)
      }
    }
  }

  @Test func anyController() {
    assertTree(of: profile())
  }

  @Test(.snapshots(in: LaunchEnvironment(device: "iphone-se", appearance: .dark)))
  func theTraitsEnvironment() {
    assertTree(of: profile(), named: "small")
    withSnapshots(in: LaunchEnvironment(device: "ipad-11")) { assertTree(of: profile(), named: "large") }
  }

  @Test(arguments: [Rendering.wireframe, .views, .json, .accessibility])
  func everyKind(rendering: Rendering) {
    assertTree(of: profile(), as: rendering, named: "profile")
  }

  @Test func heardCallbacks() {
    assertLifecycle { stage in
      let first = UIViewController()
      let navigation = UINavigationController(rootViewController: first)
      stage.show(navigation)
      stage.run("push") { navigation.pushViewController(UIViewController(), animated: false) }
      stage.run("pop") { navigation.popViewController(animated: false) }
    }
  }

  @Test func ownStrategy() {
    struct Price { let amount: Int }
    let strategy = SnapshotStrategy<String>.lines.pullback { (price: Price) in "\(price.amount) €" }
    assertSnapshot(of: Price(amount: 7), as: strategy)
  }

  @Test func bareHierarchy() {
    assertSnapshot(of: profile(), as: .bareHierarchy)
  }

  @Test("a parameterised test without a name fails at once", arguments: [1])
  func unnamed(number: Int) {
    let failure = verifySnapshot(of: "\(number)", as: .lines)
    expectEqual(
      failure?.description,
      "a parameterised test needs 'named:'; otherwise its arguments would share the file __Snapshots__/LibraryTests/unnamed.lines.txt"
    )
  }

  @Test("each of two assertions of one file reports which the other is")
  func claimedTwice() {
    _ = verifySnapshot(of: "1", as: .lines, record: .never)
    let failure = verifySnapshot(of: "2", as: .lines, record: .never)
    expectEqual(failure?.description.hasSuffix("; give them different names with 'named:'"), true)
    expectEqual(failure?.description.contains("LibraryTests.swift:"), true)
  }

  @Test("a failure is reported to the test that runs, with the difference")
  func reported() {
    withKnownIssue {
      assertSnapshot(of: "this text was never recorded", as: .lines, named: "missing", record: .never)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("missing snapshot __Snapshots__/LibraryTests/reported.missing.lines.txt")
      }
    }
  }

  @Test("an unknown screen fails with the catalogue's problems")
  func unknownScreen() {
    let broken = SnapshotCatalog(beside: #filePath, "nowhere")
    expectEqual(broken.problems.count, 1)
    expectEqual(broken.cells().count, 1)
    withKnownIssue { assertScreen("anything", of: broken) }
    withKnownIssue { assertScreens(of: broken) }
  }
}
