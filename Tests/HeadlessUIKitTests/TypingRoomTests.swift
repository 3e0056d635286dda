import Expectations
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("The room of what is typed", .serialized) struct TypingRoomTests {
  @Test("a text view that scrolls takes the room that it is given, and asks for none")
  func scrolling() {
    let view = UITextView()
    view.text = "One\nTwo\nThree"
    expectEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    // It once asked itself without end.
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(fitting.width, 100)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height > 40)
  }

  @Test("parts of a time make up all of it, however late it is")
  func parts() {
    let clock = HeadlessRuntime.clock
    for start in [0, 0.1, 7.3, 1_234.7] {
      clock.advance(by: start)
      var isDone = false
      clock.schedule(after: 2, isPatient: true) { isDone = true }
      clock.advance(by: 1.9)
      #expect(!isDone)
      clock.advance(by: 0.1)
      #expect(isDone, "\(start)")
    }
  }
}
