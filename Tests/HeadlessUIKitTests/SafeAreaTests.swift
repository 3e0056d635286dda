import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct SafeAreaTests {
  @Test("a window that sets its safe area itself, as those of snapshot tests do, is believed by all in it")
  func windows() {
    final class Window: UIWindow {
      let insets: UIEdgeInsets
      init(_ insets: UIEdgeInsets) {
        self.insets = insets
        super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      }
      required init?(coder: NSCoder) { nil }
      override var safeAreaInsets: UIEdgeInsets { insets }
    }
    prepare("iphone-se")
    let insets = UIEdgeInsets(top: 44, left: 1, bottom: 34, right: 2)
    let window = Window(insets)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 375, height: 100))
    controller.view.addSubview(inner)
    window.layoutIfNeeded()
    expectEqual(controller.view.safeAreaInsets, insets)
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 34, left: 1, bottom: 0, right: 2))
    expectEqual(controller.view.safeAreaLayoutGuide.layoutFrame, CGRect(x: 1, y: 44, width: 372, height: 734))
    expectEqual(controller.view.layoutMargins, UIEdgeInsets(top: 44, left: 17, bottom: 34, right: 18))
    prepare()
  }

  @Test("a view in the middle that sets its safe area itself is believed by those on it")
  func views() {
    final class Own: UIView {
      var told = 0
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
      override func safeAreaInsetsDidChange() { told += 1 }
    }
    prepare("iphone-se")
    let window = UIWindow()
    window.isHidden = false
    let size = CGRect(x: 0, y: 0, width: 50, height: 50)
    let (place, own, child, grandchild) = (
      UIView(frame: size.offsetBy(dx: 0, dy: 100)), Own(frame: size), UIView(frame: size), UIView(frame: size)
    )
    child.addSubview(grandchild)
    own.addSubview(child)
    place.addSubview(own)
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    own.addSubview(label)
    label.topAnchor.constraint(equalTo: own.safeAreaLayoutGuide.topAnchor).isActive = true
    window.addSubview(place)
    window.layoutIfNeeded()
    expectEqual(place.safeAreaInsets, .zero)
    expectEqual(grandchild.safeAreaInsets, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    expectEqual(own.layoutMargins, UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
    expectEqual(label.frame.minY, 20)
    expectEqual(own.told, 1)
    prepare()
  }

  @Test(
    "the margins at the sides are those of the shorter side, whichever way a phone is held",
    arguments: [
      ("iphone-8-landscape", 16), ("iphone-x-landscape", 16 + 44), ("iphone-16-plus-landscape", 20 + 59),
      ("ipad-11-landscape", 20),
    ] as [(String, CGFloat)]
  )
  func landscape(device: String, left: CGFloat) {
    let controller = UIViewController()
    let window = show(controller, on: device)
    expectEqual(controller.view.layoutMargins.left, left)
    expectIdentical(window.rootViewController, controller)
    prepare()
  }

  @Test("content begins below an opaque bar and ends above one, unless it is to go on under them")
  func opaqueBars() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = show(tabs)
    func geometry() -> [CGFloat] {
      CATransaction.flush()
      let frame = content.view.convert(content.view.bounds, to: nil)
      return [frame.minY, frame.maxY, content.view.safeAreaInsets.top, content.view.safeAreaInsets.bottom]
    }
    expectEqual(geometry(), [0, 852, 103, 83])
    navigation.navigationBar.isTranslucent = false
    expectEqual(geometry(), [103, 852, 0, 83])
    tabs.tabBar.isTranslucent = false
    expectEqual(geometry(), [103, 769, 0, 0])
    content.extendedLayoutIncludesOpaqueBars = true
    expectEqual(geometry(), [0, 852, 103, 83])
    content.extendedLayoutIncludesOpaqueBars = false
    navigation.isToolbarHidden = false
    navigation.toolbar.isTranslucent = false
    expectEqual(geometry(), [103, 720, 0, 0])
    expectIdentical(window.rootViewController, tabs)
  }

  @Test("a tab without a navigation controller ends above an opaque tab bar")
  func opaqueTabBar() {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    tabs.tabBar.isTranslucent = false
    let window = show(tabs)
    expectEqual(content.view.frame, CGRect(x: 0, y: 0, width: 393, height: 769))
    expectEqual(content.view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    tabs.tabBar.isTranslucent = true
    window.layoutIfNeeded()
    expectEqual(content.view.frame.height, 852)
    content.edgesForExtendedLayout = .top
    window.layoutIfNeeded()
    expectEqual(content.view.frame.height, 769)
  }
}
