import Expectations
import Testing
import UIKit

@MainActor @Suite struct GestureTests {
  @Test("pinches, turns, long presses and swipes")
  func others() {
    prepare()
    var log: [String] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pinch = UIPinchGestureRecognizer(headlessAction: { recognizer in
      log.append("pinch \(recognizer.state) \((recognizer as? UIPinchGestureRecognizer)?.scale ?? 0)")
    })
    let turn = UIRotationGestureRecognizer(headlessAction: { recognizer in
      log.append("turn \(recognizer.state) \((recognizer as? UIRotationGestureRecognizer)?.rotation ?? 0)")
    })
    let press = UILongPressGestureRecognizer(headlessAction: { log.append("press \($0.state)") })
    let swipe = UISwipeGestureRecognizer(headlessAction: { log.append("swipe \($0.state)") })
    swipe.direction = .left
    for recognizer in [pinch, turn, press, swipe] { view.addGestureRecognizer(recognizer) }
    HeadlessRuntime.pinch(pinch, to: 2)
    HeadlessRuntime.rotate(turn, to: 1)
    HeadlessRuntime.longPress(press)
    #expect(!HeadlessRuntime.swipe(view, .right))
    #expect(HeadlessRuntime.swipe(view, .left))
    expectEqual(
      log,
      [
        "pinch began 1.0", "pinch changed 2.0", "pinch ended 2.0", "turn began 0.0", "turn changed 1.0",
        "turn ended 1.0", "press began", "press ended", "swipe ended",
      ]
    )
  }
}
