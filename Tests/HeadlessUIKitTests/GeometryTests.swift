import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct GeometryTests {
  @Test(
    "section 7: a subview's safe area is the overlap with the parent's",
    arguments: [
      (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
      (CGRect(x: 0, y: 460, width: 320, height: 100), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)),
      (CGRect(x: 300, y: 0, width: 100, height: 480), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 12)),
      (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)),
      (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)),
    ]
  )
  func safeArea(frame: CGRect, expected: UIEdgeInsets) {
    let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    HeadlessRuntime.configure(
      device: HeadlessDevice(name: "small", size: CGSize(width: 320, height: 480), safeAreaInsets: insets)
    )
    let window = UIWindow()
    let child = UIView(frame: frame)
    window.addSubview(child)
    expectEqual(window.safeAreaInsets, insets)
    expectEqual(child.safeAreaInsets, expected)
    prepare()
  }

  @Test("section 7: additional insets add to the root view and go on from there, negative ones too")
  func additional() {
    let a = UIViewController()
    let window = show(a)
    let inner = UIView(frame: a.view.bounds)
    a.view.addSubview(inner)
    let trace = Trace([("A", a)], showing: ["viewSafeAreaInsetsDidChange"])
    a.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 5, bottom: -34, right: 0)
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 89, left: 5, bottom: 0, right: 0))
    expectEqual(trace.take(), "A.viewSafeAreaInsetsDidChange")
    expectEqual(window.safeAreaInsets.top, 59)
  }

  @Test(
    "section 7: margins of a root view",
    arguments: [("iphone-se", 16, 20), ("iphone-16-plus", 20, 59), ("ipad-11", 20, 24)] as [(String, CGFloat, CGFloat)]
  )
  func rootMargins(device: String, side: CGFloat, top: CGFloat) {
    let a = UIViewController()
    let window = show(a, on: device)
    expectEqual(a.view.layoutMargins.left, side)
    expectEqual(a.view.layoutMargins.top, top)
    expectEqual(window.safeAreaInsets.top, top)
    prepare()
  }

  @Test("section 7: margins of a view: 8, the safe area with them, at least the superview's if it preserves them")
  func margins() {
    let a = UIViewController()
    let window = show(a)
    let child = UIView(frame: a.view.bounds)
    expectEqual(child.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    a.view.addSubview(child)
    expectEqual(child.layoutMargins, UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    child.insetsLayoutMarginsFromSafeArea = false
    expectEqual(child.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    child.preservesSuperviewLayoutMargins = true
    expectEqual(child.layoutMargins, UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
    expectIdentical(window.rootViewController, a)
  }

  @Test("frame, bounds and centre agree, and points are converted through scrolled views")
  func frames() {
    let outer = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
    outer.addSubview(inner)
    inner.bounds.size = CGSize(width: 60, height: 20)
    expectEqual(inner.frame, CGRect(x: -5, y: 5, width: 60, height: 20))
    inner.center = CGPoint(x: 50, y: 50)
    expectEqual(inner.frame, CGRect(x: 20, y: 40, width: 60, height: 20))
    outer.contentOffset = CGPoint(x: 0, y: 15)
    let window = UIWindow()
    window.isHidden = false
    window.addSubview(outer)
    expectEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 30, y: 45))
    expectEqual(inner.convert(CGPoint(x: 30, y: 45), from: nil), .zero)
    expectIdentical(window.hitTest(CGPoint(x: 31, y: 46), with: nil), inner)
    inner.isHidden = true
    expectIdentical(window.hitTest(CGPoint(x: 31, y: 46), with: nil), outer)
  }

  @Test("a view that takes the size of its content keeps its origin")
  func sizeToFit() {
    final class Sized: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 20) }
    }
    prepare()
    let view = Sized(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.sizeToFit()
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 60, height: 20))
    let label = UILabel(frame: CGRect(x: 7, y: 9, width: 0, height: 0))
    label.text = "Some text"
    label.sizeToFit()
    expectEqual(label.frame, CGRect(origin: CGPoint(x: 7, y: 9), size: label.intrinsicContentSize))
  }

  @Test("lengths between rounded edges are themselves full pixels, to the last digit")
  func wholePixels() {
    prepare()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let stack = UIStackView(frame: host.bounds)
    host.addSubview(stack)
    for step in 1..<200 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: CGFloat(step) / 3),
        view.topAnchor.constraint(equalTo: host.topAnchor, constant: CGFloat(step) * 0.7),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 61.0 / 3),
      ])
      host.layoutIfNeeded()
      let size = view.frame.size
      expectEqual(size.width, 100)
      expectEqual(size.height, (size.height * 3).rounded() / 3)
    }
  }

  @Test("points are converted through the screen's space, in which windows lie, and back")
  func spaces() {
    prepare()
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    window.addSubview(view)
    let screen = window.screen.coordinateSpace
    expectEqual(view.convert(CGPoint(x: 1, y: 1), to: screen), CGPoint(x: 16, y: 27))
    expectEqual(view.convert(CGPoint(x: 16, y: 27), from: screen), CGPoint(x: 1, y: 1))
    expectEqual(screen.convert(view.bounds, from: view), CGRect(x: 15, y: 26, width: 50, height: 50))
    expectEqual(screen.convert(CGRect(x: 15, y: 26, width: 1, height: 1), to: view).origin, .zero)
    expectEqual(window.screen.fixedCoordinateSpace.bounds, window.screen.bounds)
    let sibling = UIView(frame: CGRect(x: 100, y: 100, width: 1, height: 1))
    window.addSubview(sibling)
    let space: any UICoordinateSpace = sibling
    expectEqual(view.convert(CGPoint.zero, to: space), CGPoint(x: -95, y: -94))
  }

  @Test("the direction of an attribute")
  func directions() {
    prepare()
    expectEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .leftToRight)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), .rightToLeft)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft), .rightToLeft)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft), .leftToRight)
  }

  @Test("the autoresizing mask divides a change among what is flexible")
  func autoresizing() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fills = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    fills.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let corner = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let middle = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    for view in [fills, corner, middle] { outer.addSubview(view) }
    outer.frame.size = CGSize(width: 200, height: 150)
    expectEqual(fills.frame, CGRect(x: 10, y: 10, width: 180, height: 130))
    expectEqual(corner.frame, CGRect(x: 180, y: 130, width: 20, height: 20))
    expectEqual(middle.frame, CGRect(x: 90, y: 40, width: 20, height: 20))
  }

  @Test("views are added, moved and tagged, and hear of it")
  func hierarchy() {
    final class Told: UIView {
      var log: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) { log.append("willMove \(newSuperview != nil)") }
      override func didMoveToSuperview() { log.append("didMove \(superview != nil)") }
      override func didMoveToWindow() { log.append("window \(window != nil)") }
      override func didAddSubview(_ subview: UIView) { log.append("added") }
      override func willRemoveSubview(_ subview: UIView) { log.append("removing") }
    }
    let outer = Told()
    let (a, b, c) = (UIView(), UIView(), UIView())
    outer.addSubview(a)
    outer.insertSubview(b, belowSubview: a)
    outer.insertSubview(c, aboveSubview: b)
    expectEqual(outer.subviews, [b, c, a])
    outer.bringSubviewToFront(b)
    outer.exchangeSubview(at: 0, withSubviewAt: 1)
    outer.insertSubview(b, belowSubview: c)
    expectEqual(outer.subviews, [a, b, c])
    c.tag = 7
    expectIdentical(outer.viewWithTag(7), c)
    c.removeFromSuperview()
    expectEqual(outer.log, ["added", "added", "added", "removing"])
    outer.log = []
    let window = UIWindow()
    window.isHidden = false
    window.addSubview(outer)
    outer.removeFromSuperview()
    expectEqual(
      outer.log,
      ["willMove true", "window true", "didMove true", "willMove false", "window false", "didMove false"]
    )
    let trace = Trace()
    a.addSubview(a)
    expectEqual(trace.take(), "misuse: Can't add <UIView> as subview of itself or of its own")
  }

  @Test("section 7: the next responder of a root view is its controller, then the superview")
  func responders() {
    let a = UIViewController()
    let window = show(a)
    expectIdentical(a.view.next, a)
    expectIdentical(a.next, window)
    let field = UITextField()
    a.view.addSubview(field)
    expectIdentical(field.next, a.view)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
  }

  @Test("section 7: preferredContentSize reaches the parent once a change, a presented one its presentation")
  func preferredSize() {
    final class Parent: UIViewController {
      var log: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        log.append(container.preferredContentSize)
      }
    }
    prepare()
    let p = Parent()
    let c = UIViewController()
    p.addChild(c)
    c.preferredContentSize = CGSize(width: 1, height: 2)
    c.preferredContentSize = CGSize(width: 1, height: 2)
    expectEqual(p.log, [CGSize(width: 1, height: 2)])
  }

  @Test("traits reach views and controllers once they change")
  func traits() {
    let a = UIViewController()
    let window = show(a)
    let trace = Trace([("A", a)], showing: ["traitCollectionDidChange"])
    window.overrideUserInterfaceStyle = .dark
    expectEqual(trace.take(), "A.traitCollectionDidChange")
    expectEqual(a.traitCollection.userInterfaceStyle, .dark)
    a.overrideUserInterfaceStyle = .light
    expectEqual(a.view.traitCollection.userInterfaceStyle, .light)
    expectEqual(trace.take(), "A.traitCollectionDidChange")
  }
}
