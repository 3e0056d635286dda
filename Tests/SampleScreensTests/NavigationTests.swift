import Expectations
import Foundation
import PetriUIKit
import Testing

@testable import SampleScreens

@MainActor
private final class MockPresenter: ViewControllerPresenting {
  var presented: [UIViewController] = []
  var dismissals = 0

  func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?) {
    presented.append(viewControllerToPresent)
  }

  func dismiss(animated flag: Bool, completion: (() -> Void)?) { dismissals += 1 }
}

@MainActor @Suite("Screen navigation in iOS", .serialized)
struct NavigationTests {
  private func details(_ text: String, _ didFinish: @escaping () -> Void) -> UIViewController {
    DetailsViewController(detailsText: text, didFinish: didFinish)
  }

  @Test(
    "every row of the examples shows the details in its way, and its button takes them away again",
    arguments: ExamplesViewController.Example.allCases.filter { $0 != .push }
  )
  func examples(example: ExamplesViewController.Example) throws {
    let examples = ExamplesViewController(style: .plain)
    let stack = UINavigationController(rootViewController: examples)
    let screen = Screen(stack)
    let row = try #require(ExamplesViewController.Example.allCases.firstIndex(of: example))
    let path = IndexPath(row: row, section: 0)
    expectEqual(examples.tableView.cellForRow(at: path)?.textLabel?.text, example.rawValue)
    HeadlessRuntime.tap(rowAt: path, in: examples.tableView)
    CATransaction.flush()
    let shown = example == .navigationBar ? stack.topViewController : stack.presentedViewController
    #expect(shown is DetailsViewController && examples.tableView.indexPathForSelectedRow == nil)
    screen.tap("Finish")
    CATransaction.flush()
    #expect(stack.presentedViewController == nil && stack.viewControllers == [examples])
  }

  @Test("the row for a push message shows two screens, through the navigator")
  func pushRow() {
    let examples = ExamplesViewController(style: .plain)
    let stack = UINavigationController(rootViewController: examples)
    let screen = Screen(stack)
    HeadlessRuntime.tap(rowAt: IndexPath(row: 6, section: 0), in: examples.tableView)
    CATransaction.flush()
    #expect(stack.viewControllers.count == 3 && screen.window.rootViewController === stack)
  }

  @Test("an injected presenter is asked in place of the controller, as the article's test does")
  func mockPresenter() {
    let examples = ExamplesViewController(style: .plain)
    let presenter = MockPresenter()
    examples.presenterProvider = { presenter }
    let screen = Screen(examples)
    examples.tableView(examples.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
    #expect(presenter.presented.first is DetailsViewController && examples.presentedViewController == nil)
    expectIdentical(screen.window.rootViewController, examples)
  }

  @Test("an action handler is tested without a window: it presents the details and dismisses them when they are done")
  func actionHandler() {
    let presenter = MockPresenter()
    var finish: (() -> Void)?
    let handler = ActionHandler(presenterProvider: { presenter }) { text, didFinish in
      finish = didFinish
      return DetailsViewController(detailsText: text, didFinish: didFinish)
    }
    handler.handleAction(for: "My details")
    #expect(presenter.presented.count == 1 && presenter.presented[0] is DetailsViewController)
    finish?()
    expectEqual(presenter.dismissals, 1)
  }

  @Test("a view model shows a screen and takes it away, and knows no controller")
  func screenPresenter() {
    let presenter = MockPresenter()
    let model = ExamplesViewModel(screenPresenter: ScreenPresenter { presenter })
    model.handleAction(for: "My details")
    let shown = presenter.presented.first
    #expect(shown is DetailsViewController)
    _ = Screen(shown ?? UIViewController())
    expectEqual(presenter.dismissals, 0)
  }

  @Test("with a navigation bar: pushed where there is a stack, else presented in a new one with a cancel button")
  func navigationBar() throws {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let screen = Screen(stack)
    var pushed = 0
    let first = details("one") { [weak root] in root?.dismissRespectingNavigationBar(animated: true, completion: nil) }
    root.presentWithNavigationBar(first, animated: true) { pushed += 1 }
    expectEqual(pushed, 0)
    CATransaction.flush()
    #expect(pushed == 1 && stack.viewControllers == [root, first])
    let back = screen.trace { screen.tap("Finish") }
    expectEqual(
      back,
      """
      DetailsViewController willMove(toParent: nil)
      DetailsViewController viewWillDisappear(animated: true)
      UIViewController viewWillAppear(animated: true)
      UIViewController viewIsAppearing(animated: true)
      DetailsViewController viewDidDisappear(animated: true)
      UIViewController viewDidAppear(animated: true)
      DetailsViewController didMove(toParent: nil)
      """
    )
    expectEqual(stack.viewControllers, [root])

    let alone = UIViewController()
    let other = Screen(alone)
    let second = details("two") {}
    alone.presentWithNavigationBar(second, animated: true, completion: nil)
    CATransaction.flush()
    expectIdentical(alone.presentedViewController, second.navigationController)
    let cancel = try #require(second.navigationItem.leftBarButtonItem)
    HeadlessRuntime.tap(cancel)
    CATransaction.flush()
    #expect(alone.presentedViewController == nil && other.window.rootViewController === alone)
  }

  @Test("a push message takes everything away, then shows two screens, the second when the first has arrived")
  func navigator() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let screen = Screen(stack)
    stack.pushViewController(UIViewController(), animated: false)
    root.present(UIViewController(), animated: false)
    CATransaction.flush()
    var built: [String] = []
    let navigator = Navigator(navigationController: stack) { text, didFinish in
      built.append("\(text) over \(stack.viewControllers.count)")
      return DetailsViewController(detailsText: text, didFinish: didFinish)
    }
    HeadlessRuntime.clock.isHeld = true
    navigator.handlePush()
    #expect(built.isEmpty)
    HeadlessRuntime.clock.advance(by: 10)
    CATransaction.flush()
    for _ in 0..<4 {
      HeadlessRuntime.clock.advance(by: 10)
      CATransaction.flush()
    }
    HeadlessRuntime.clock.isHeld = false
    expectEqual(built, ["My details over 1", "My another details over 2"])
    #expect(stack.viewControllers.count == 3 && stack.presentedViewController == nil)
    expectIdentical(stack.topViewController?.viewIfLoaded?.window, screen.window)
  }

  @Test("a blocking screen keeps a push message away")
  func blocker() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(stack)
    let navigator = Navigator(navigationController: stack, controllerForDetailsProvider: details)
    navigator.hasNoBlockingViewController = { false }
    expectEqual(screen.trace { navigator.handlePush() }, "")
    expectEqual(stack.viewControllers.count, 1)
  }
}
