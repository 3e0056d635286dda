public import HeadlessUIKit

/// The requirements that `gestureRecognizerShouldBegin?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessGestureRecognizerGestureRecognizerShouldBegin {
  let target: any UIGestureRecognizerDelegate

  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    target.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// The requirements that `gestureRecognizer?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessGestureRecognizerGestureRecognizer {
  let target: any UIGestureRecognizerDelegate

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    target.gestureRecognizer(gestureRecognizer, shouldReceive: press)
  }

  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    target.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}

extension UIGestureRecognizerDelegate {
  public var gestureRecognizerShouldBegin: HeadlessGestureRecognizerGestureRecognizerShouldBegin? {
    HeadlessGestureRecognizerGestureRecognizerShouldBegin(target: self)
  }

  public var gestureRecognizer: HeadlessGestureRecognizerGestureRecognizer? {
    HeadlessGestureRecognizerGestureRecognizer(target: self)
  }
}
