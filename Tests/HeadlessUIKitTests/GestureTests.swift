import Expectations
import HeadlessUIKit
import Testing

@MainActor
private final class Judge: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = true
  var takesTouches = true
  var allowsBoth = false
  var asked: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin \(gestureRecognizer.name ?? "?")")
    return mayBegin
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    asked.append("receive \(gestureRecognizer.name ?? "?")")
    return takesTouches
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }
}

private final class Listener: UIView {
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first?.location(in: self) ?? .zero
    heard.append("began \(place.x) \(place.y)")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}

@MainActor @Suite struct GestureTests {
  private func tapping(_ name: String, _ log: @escaping (String) -> Void) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer(headlessAction: { log("\($0.name ?? "?") \($0.state)") })
    recognizer.name = name
    return recognizer
  }

  @Test("a tap goes to the nearest recognizer alone, and cancels the view's touch")
  func nearest() {
    prepare()
    var log: [String] = []
    let outer = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Listener(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    outer.addSubview(inner)
    outer.addGestureRecognizer(tapping("outer") { log.append($0) })
    inner.addGestureRecognizer(tapping("inner") { log.append($0) })
    #expect(HeadlessRuntime.tap(outer, at: CGPoint(x: 30, y: 30)))
    #expect(HeadlessRuntime.tap(outer, at: CGPoint(x: 90, y: 90)))
    expectEqual(log, ["inner ended", "outer ended"])
    expectEqual(inner.heard, ["began 10.0 10.0", "cancelled"])
    expectEqual(outer.heard, ["began 90.0 90.0", "cancelled"])
  }

  @Test("without a recognizer the view hears of all of the touch, then its responders")
  func plain() {
    prepare()
    let outer = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    #expect(!HeadlessRuntime.tap(inner))
    expectEqual(outer.heard, ["began 25.0 25.0", "ended"])
  }

  @Test("delegates may refuse a touch, refuse to begin, or allow two at a time")
  func delegates() {
    prepare()
    var log: [String] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let judge = Judge()
    for name in ["a", "b"] {
      let recognizer = tapping(name) { log.append($0) }
      recognizer.delegate = judge
      view.addGestureRecognizer(recognizer)
    }
    HeadlessRuntime.tap(view)
    expectEqual(log, ["b ended"])
    expectEqual(judge.asked, ["receive b", "receive a", "begin b"])
    judge.allowsBoth = true
    HeadlessRuntime.tap(view)
    expectEqual(log, ["b ended", "b ended", "a ended"])
    judge.mayBegin = false
    HeadlessRuntime.tap(view)
    judge.mayBegin = true
    judge.takesTouches = false
    HeadlessRuntime.tap(view)
    expectEqual(log.count, 3)
  }

  @Test("a single tap waits for the double tap's failure; disabled recognizers don't count")
  func failure() {
    prepare()
    var log: [String] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let first = tapping("first") { log.append($0) }
    let second = tapping("second") { log.append($0) }
    first.require(toFail: second)
    view.gestureRecognizers = [second, first]
    HeadlessRuntime.tap(view)
    second.isEnabled = false
    HeadlessRuntime.tap(view)
    HeadlessRuntime.tap(view, taps: 2)
    expectEqual(log, ["second ended", "first ended"])
  }

  @Test("a pan begins, changes and ends with translation, velocity and place; then it forgets them")
  func pan() {
    prepare()
    var log: [String] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pan = UIPanGestureRecognizer(headlessAction: { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      let moved = pan.translation(in: pan.view)
      log.append("\(pan.state) \(moved.x) \(pan.velocity(in: nil).x) \(pan.location(in: pan.view).x)")
    })
    view.addGestureRecognizer(pan)
    HeadlessRuntime.pan(pan, by: CGPoint(x: 40, y: 0), velocity: CGPoint(x: 9, y: 0), steps: 2)
    expectEqual(log, ["began 0.0 9.0 50.0", "changed 20.0 9.0 70.0", "changed 40.0 9.0 90.0", "ended 40.0 9.0 90.0"])
    expectEqual(pan.state, .possible)
    expectEqual(pan.translation(in: nil), .zero)
    expectEqual(pan.numberOfTouches, 0)
    log = []
    HeadlessRuntime.pan(pan, by: CGPoint(x: 5, y: 0), ending: nil)
    expectEqual(pan.state, .changed)
    pan.isEnabled = false
    expectEqual(log.last, "cancelled 5.0 0.0 55.0")
  }

  @Test("a recognizer is on one view, and goes with it")
  func ownership() {
    prepare()
    let first = UIView()
    let second = UIView()
    let recognizer = UITapGestureRecognizer()
    first.addGestureRecognizer(recognizer)
    second.addGestureRecognizer(recognizer)
    #expect(first.gestureRecognizers == nil)
    expectEqual(second.gestureRecognizers, [recognizer])
    expectIdentical(recognizer.view, second)
    second.removeGestureRecognizer(recognizer)
    #expect(recognizer.view == nil)
    weak var gone: UIView?
    weak var lost: UIGestureRecognizer?
    do {
      let view = UIView()
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      gone = view
      lost = tap
    }
    #expect(gone == nil)
    #expect(lost == nil)
  }

  @Test("a control under a finger is highlighted, then does its actions; it keeps touches to itself")
  func controls() {
    prepare()
    var log: [String] = []
    let outer = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: outer.bounds)
    outer.addSubview(button)
    button.addAction(
      UIAction { [weak button] _ in log.append("down \(button?.isHighlighted ?? false)") },
      for: .touchDown
    )
    button.addAction(UIAction { _ in log.append("tap") }, for: .primaryActionTriggered)
    #expect(HeadlessRuntime.tap(outer))
    expectEqual(log, ["down true", "tap"])
    #expect(!button.isHighlighted)
    expectEqual(outer.heard, [])
  }
}
