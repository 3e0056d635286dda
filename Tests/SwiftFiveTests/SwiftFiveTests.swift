// Compiled as Swift 5, as most code for UIKit is: nothing here is marked @MainActor, and XCTest's methods are on no
// actor.
import HeadlessUIKit
import XCTest

// MARK: What libraries declare

protocol Routable: AnyObject where Self: UIViewController {
  var routeName: String { get }
}

protocol ContainerShowing where Self: UIViewController {
  var contained: [UIViewController] { get }
  func makeVisible(_ viewController: UIViewController, animated: Bool, completion: @escaping () -> Void)
}

extension UINavigationController: ContainerShowing {
  var contained: [UIViewController] { viewControllers }

  func makeVisible(_ viewController: UIViewController, animated: Bool, completion: @escaping () -> Void) {
    for candidate in viewControllers where candidate == viewController {
      popToViewController(candidate, animated: animated)
      if let coordinator = transitionCoordinator, animated {
        coordinator.animate(alongsideTransition: nil) { _ in completion() }
      } else {
        completion()
      }
      return
    }
    completion()
  }
}

extension UITabBarController: ContainerShowing {
  var contained: [UIViewController] { viewControllers ?? [] }

  func makeVisible(_ viewController: UIViewController, animated: Bool, completion: @escaping () -> Void) {
    if let index = contained.firstIndex(of: viewController) { selectedIndex = index }
    completion()
  }
}

struct ClassBuilder<VC: UIViewController> {
  let nibName: String?
  let configure: ((VC) -> Void)?

  func build() -> VC {
    let viewController = VC(nibName: nibName, bundle: nil)
    configure?(viewController)
    return viewController
  }
}

private var handle: UInt8 = 0

extension UIViewController {
  var onClose: (() -> Void)? {
    get { objc_getAssociatedObject(self, &handle) as? () -> Void }
    set { objc_setAssociatedObject(self, &handle, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  var topmost: UIViewController { presentedViewController?.topmost ?? self }
}

extension UIWindow {
  var topmostViewController: UIViewController? { rootViewController?.topmost }
}

// MARK: What their tests declare

class PlainViewController: UIViewController {}

class RoutableViewController: UIViewController, Routable {
  let routeName: String

  init(routeName: String) {
    self.routeName = routeName
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class FakePresenting: UIViewController {
  var fake: UIViewController?
  var dismissals = 0

  override var presentedViewController: UIViewController? { fake }
  override var isBeingDismissed: Bool { dismissals > 0 }
  override func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    fake = viewControllerToPresent
    completion?()
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissals += 1
    completion?()
  }
}

class FakeNavigation: UINavigationController {
  var sets = 0

  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set {
      sets += 1
      super.viewControllers = newValue
    }
  }
}

class GenericViewController<Content>: UIViewController {
  var content: Content?
}

class SwiftFiveTests: XCTestCase {
  let window = UIWindow()
  let root = UIViewController()
  lazy var stack = UINavigationController(rootViewController: root)

  override func setUp() {
    super.setUp()
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  override func tearDown() {
    window.isHidden = true
    super.tearDown()
  }

  func testGenericFactories() {
    XCTAssertEqual(ClassBuilder<PlainViewController>(nibName: "Plain", configure: nil).build().nibName, "Plain")
    let tabs = ClassBuilder<UITabBarController>(nibName: nil) { $0.viewControllers = [UIViewController()] }.build()
    XCTAssertEqual(tabs.viewControllers?.count, 1)
    XCTAssertTrue(tabs.isKind(of: UITabBarController.self))
    XCTAssertNil(ClassBuilder<GenericViewController<Int>>(nibName: nil, configure: nil).build().content)
  }

  func testAnAnimatedPushIsWaitedFor() {
    let pushed = RoutableViewController(routeName: "pushed")
    let expectation = XCTestExpectation(description: "the push has ended")
    stack.pushViewController(pushed, animated: true)
    XCTAssertNotNil(stack.transitionCoordinator)
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in expectation.fulfill() }
    wait(for: [expectation], timeout: 5)
    XCTAssertEqual(stack.topViewController, pushed)
    let back = XCTestExpectation(description: "the pop has ended")
    stack.makeVisible(root, animated: true) { back.fulfill() }
    wait(for: [back], timeout: 5)
    XCTAssertEqual(stack.contained, [root])
  }

  func testAPresentationIsWaitedFor() {
    let modal = PlainViewController()
    let presented = XCTestExpectation(description: "presented")
    root.present(modal, animated: true) { presented.fulfill() }
    wait(for: [presented], timeout: 5)
    XCTAssertEqual(window.topmostViewController, modal)
    let dismissed = XCTestExpectation(description: "dismissed")
    root.dismiss(animated: true) { dismissed.fulfill() }
    wait(for: [dismissed], timeout: 5)
    XCTAssertEqual(window.topmostViewController, stack)
  }

  func testFakesStandInForUIKitsOwn() {
    let presenting = FakePresenting()
    var calls = 0
    presenting.present(UIViewController(), animated: true) { calls += 1 }
    presenting.dismiss(animated: false) { calls += 1 }
    XCTAssertNotNil(presenting.presentedViewController)
    XCTAssertTrue(presenting.isBeingDismissed)
    XCTAssertEqual(calls, 2)
    let navigation = FakeNavigation()
    navigation.viewControllers = [UIViewController(), UIViewController()]
    navigation.viewControllers.removeLast()
    XCTAssertEqual(navigation.sets, 2)
    XCTAssertEqual(navigation.viewControllers.count, 1)
  }

  func testAssociatedClosuresEndWithTheirController() {
    weak var held: NSObject?
    autoreleasepool {
      let controller = UIViewController()
      let token = NSObject()
      held = token
      controller.onClose = { _ = token }
      XCTAssertNotNil(controller.onClose)
    }
    XCTAssertNil(held)
  }

  func testTheAppKnowsItsWindows() {
    XCTAssertEqual(UIApplication.shared.windows.first { $0.isKeyWindow }, window)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    XCTAssertTrue(scenes.flatMap(\.windows).contains(window))
  }
}
