import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite("The back button and the swipe back", .serialized) struct BackButtonTests {
  private func pushed(_ change: (UINavigationItem) -> Void) -> (navigation: UINavigationController, window: UIWindow) {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    change(second.navigationItem)
    let navigation = UINavigationController(rootViewController: first)
    let window = show(navigation, on: "iphone-16")
    navigation.pushViewController(second, animated: false)
    CATransaction.flush()
    return (navigation, window)
  }

  private let close = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)

  @Test("buttons at the left take the back button's place, and the swipe back doesn't begin")
  func replaced() {
    let (navigation, window) = pushed { $0.leftBarButtonItem = close }
    expectEqual(HeadlessRuntime.itemFrames(in: navigation.navigationBar)[ObjectIdentifier(close)]?.minX, 16)
    HeadlessRuntime.tapBack(in: navigation)
    CATransaction.flush()
    HeadlessRuntime.beginBackSwipe(in: navigation)
    HeadlessRuntime.finishBackSwipe(in: navigation)
    CATransaction.flush()
    #expect(navigation.viewControllers.count == 2 && window.rootViewController === navigation)
  }

  @Test("buttons that supplement the back button are behind it")
  func supplemented() throws {
    let (navigation, _) = pushed {
      $0.leftBarButtonItem = close
      $0.leftItemsSupplementBackButton = true
    }
    let frame = try #require(HeadlessRuntime.itemFrames(in: navigation.navigationBar)[ObjectIdentifier(close)])
    #expect(frame.minX > 32)
    HeadlessRuntime.tapBack(in: navigation)
    CATransaction.flush()
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("without a delegate of its own the recognizer of the swipe back begins beside buttons at the left, too")
  func delegate() {
    let (navigation, _) = pushed { $0.leftBarButtonItem = close }
    navigation.interactivePopGestureRecognizer?.delegate = nil
    HeadlessRuntime.beginBackSwipe(in: navigation)
    HeadlessRuntime.finishBackSwipe(in: navigation)
    CATransaction.flush()
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("an action of the back button is done in place of going back")
  func action() {
    var count = 0
    let (navigation, _) = pushed { $0.backAction = UIAction { _ in count += 1 } }
    HeadlessRuntime.tapBack(in: navigation)
    CATransaction.flush()
    #expect(count == 1 && navigation.viewControllers.count == 2)
  }
}
