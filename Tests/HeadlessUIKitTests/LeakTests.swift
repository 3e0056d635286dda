import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct LeakTests {
  @Test("no controller outlives its place: tabs, what they present, and the root")
  func places() {
    weak var first: UIViewController?
    weak var root: UIViewController?
    weak var presented: UIViewController?
    weak var closed: UIWindow?
    do {
      let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      (first, root, presented) = (a, tabs, c)
      let window = show(tabs)
      closed = window
      tabs.selectedIndex = 1
      CATransaction.flush()
      tabs.viewControllers = [b]
      CATransaction.flush()
      c.modalPresentationStyle = .fullScreen
      b.present(c, animated: true)
      CATransaction.flush()
      window.rootViewController = nil
      CATransaction.flush()
    }
    #expect(first == nil)
    #expect(root == nil)
    #expect(presented == nil)
    #expect(closed == nil)
  }
}

@MainActor @Suite("Leaks over every way of coming and going", .serialized) struct WayLeakTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
  {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 0.2) {
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  /// Controllers that come and go again must have ended; those that they came to stay.
  private func leaves<Root: UIViewController>(
    _ root: Root,
    _ new: () -> UIViewController = { UIViewController() },
    come: (Root, UIViewController) -> Void,
    go: (Root) -> Void
  ) -> Bool {
    let window = show(root)
    weak var weakNew: UIViewController?
    weak var weakView: UIView?
    do {
      let controller = new()
      weakNew = controller
      come(root, controller)
      CATransaction.flush()
      weakView = controller.viewIfLoaded
      #expect(weakView != nil)
    }
    go(root)
    CATransaction.flush()
    window.isHidden = true
    return weakNew == nil && weakView == nil
  }

  @Test("a push and a pop, animated, in silence, and with a delegate's animator")
  func stacks() {
    for animated in [false, true] {
      for delegate in [nil, Fade()] {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.delegate = delegate
        #expect(
          leaves(stack) {
            $0.pushViewController($1, animated: animated)
          } go: {
            $0.popViewController(animated: animated)
          }
        )
      }
    }
  }

  @Test("a presentation and a dismissal in every style, with a transitioning delegate, and of an alert")
  func presentations() {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext, .popover,
    ]
    let fade = Fade()
    for style in styles {
      for delegate in [nil, fade] {
        #expect(
          leaves(UIViewController()) { root, new in
            new.modalPresentationStyle = style
            new.transitioningDelegate = delegate
            root.present(new, animated: true)
          } go: {
            $0.dismiss(animated: true)
          },
          "style \(style)"
        )
      }
    }
    let alert = {
      let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
      return alert
    }
    #expect(
      leaves(UIViewController(), alert) {
        $0.present($1, animated: true)
      } go: {
        $0.dismiss(animated: true)
      }
    )
  }

  @Test("a tab, a page, a column, a child, a table and a root that are replaced")
  func containers() {
    #expect(
      leaves(UITabBarController()) {
        $0.viewControllers = [$1]
      } go: {
        $0.viewControllers = [UIViewController()]
      }
    )
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    #expect(
      leaves(pages) {
        $0.setViewControllers([$1], direction: .forward, animated: false)
      } go: {
        $0.setViewControllers([UIViewController()], direction: .forward, animated: false)
      }
    )
    #expect(
      leaves(UISplitViewController(style: .doubleColumn)) {
        $0.setViewController($1, for: .primary)
      } go: {
        $0.setViewController(UIViewController(), for: .primary)
      }
    )
    #expect(
      leaves(UINavigationController(rootViewController: UIViewController()), { UITableViewController(style: .plain) }) {
        $0.setViewControllers([$1], animated: false)
      } go: {
        $0.setViewControllers([UIViewController()], animated: false)
      }
    )
    #expect(
      leaves(UIViewController()) {
        $0.view.window?.rootViewController = $1
      } go: { _ in
        UIApplication.shared.keyWindow?.rootViewController = UIViewController()
      }
    )
  }
}

@MainActor @Suite("What belonged to something that has ended") struct EndedOwnerTests {
  private final class Counting: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("a view whose superview or controller has ended has none, and takes another")
  func owners() {
    let view = UIView()
    do {
      let superview = UIView()
      superview.addSubview(view)
      #expect(view.superview === superview)
      let controller = UIViewController()
      controller.view = view
      #expect(view.next === controller)
    }
    #expect(view.superview == nil)
    #expect(view.next == nil)
    let other = UIView()
    other.addSubview(view)
    #expect(view.next === other)
  }

  @Test(
    "subviews that ended while they waited for layout are passed over; those that stay, or came since, are laid out"
  )
  func waiting() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let staying = Counting()
    outer.addSubview(staying)
    for _ in 0..<5 {
      let leaving = Counting()
      outer.insertSubview(leaving, at: 0)
      leaving.setNeedsLayout()
      leaving.removeFromSuperview()
    }
    let last = Counting()
    outer.addSubview(last)
    outer.layoutIfNeeded()
    expectEqual([staying.layouts, last.layouts], [1, 1])
    staying.setNeedsLayout()
    outer.layoutIfNeeded()
    expectEqual([staying.layouts, last.layouts], [2, 1])
  }
}
