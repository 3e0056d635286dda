import Expectations
import HeadlessUIKit
import Testing
import Thoroughness

@MainActor @Suite struct CostTests {
  @Test("a tree of views 10,000 deep enters a window, is resized and laid out")
  func deepViews() {
    prepare()
    HeadlessRuntime.callbackObserver = nil
    let window = UIWindow()
    window.isHidden = false
    var deepest: UIView = window
    for _ in 0..<10_000 {
      let view = UIView(frame: window.bounds)
      view.autoresizingMask = [.flexibleWidth]
      deepest.addSubview(view)
      deepest = view
    }
    CATransaction.flush()
    window.frame.size.width = 500
    expectEqual(deepest.frame.width, 500)
    CATransaction.flush()
  }

  @Test("stacks in stacks are measured once each")
  func deepStacks() {
    prepare()
    let top = UIStackView()
    var deepest = top
    for _ in 0..<Thoroughness.count(400, all: 2_000) {
      let inner = UIStackView()
      deepest.addArrangedSubview(inner)
      deepest = inner
    }
    let label = UILabel()
    label.text = "x"
    deepest.addArrangedSubview(label)
    top.frame.size = CGSize(width: 500, height: 100)
    top.layoutIfNeeded()
    expectEqual(label.frame.width, 500)
  }
}
