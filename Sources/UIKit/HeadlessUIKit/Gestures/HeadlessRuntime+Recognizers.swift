public import Foundation

extension HeadlessRuntime {
  /// Taps a view, in its middle unless a point in its own points is given. The recognizers of the view that is hit and
  /// of those above it are asked as UIKit asks them: enabled, the delegate takes the touch, nothing that must fail
  /// first recognizes, delegate and view let it begin, and at most one recognizes unless a delegate allows more. Views
  /// that are not cancelled hear of the touch; a control that is hit does its actions. Returns whether anything heard.
  @discardableResult
  public static func tap(_ view: UIView, at point: CGPoint? = nil, taps: Int = 1, fingers: Int = 1) -> Bool {
    let point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let hit = view.hitTest(point, with: nil) ?? view
    guard !ignoresFingers, hit.isUserInteractionEnabled else { return false }
    let place = view.convert(point, to: nil)
    let touch = touch(on: hit, at: place, taps: taps)
    let event = UIEvent()
    event.touches = [touch]
    let recognizers = arbitrate(on: hit, touch) { recognizer in
      guard let tap = recognizer as? UITapGestureRecognizer else { return false }
      return tap.numberOfTapsRequired == taps && tap.numberOfTouchesRequired == fingers
    }
    for recognizer in recognizers {
      recognizer.points = Array(repeating: place, count: max(1, fingers))
      recognizer.state = .ended
      recognizer.points = []
    }
    let cancels = recognizers.contains { $0.cancelsTouchesInView }
    hit.touchesBegan([touch], with: event)
    touch.storedPhase = cancels ? .cancelled : .ended
    if cancels { hit.touchesCancelled([touch], with: event) } else { hit.touchesEnded([touch], with: event) }
    if !cancels, let control = hit as? UIControl { tap(control) }
    return !recognizers.isEmpty || hit is UIControl
  }

  /// Swipes over a view. Returns whether a recognizer recognized it.
  @discardableResult
  public static func swipe(_ view: UIView, _ direction: UISwipeGestureRecognizer.Direction, fingers: Int = 1) -> Bool {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let recognizers = arbitrate(on: view, touch(on: view, at: place, taps: 1)) { recognizer in
      guard let swipe = recognizer as? UISwipeGestureRecognizer else { return false }
      return !swipe.direction.isDisjoint(with: direction) && swipe.numberOfTouchesRequired == fingers
    }
    for recognizer in recognizers { fire(recognizer, at: [place]) {} }
    return !recognizers.isEmpty
  }

  /// Makes a pan begin, move by a distance in as many steps as asked for, and end, unless it is not to.
  public static func pan(
    _ recognizer: UIPanGestureRecognizer,
    by distance: CGPoint,
    velocity: CGPoint = .zero,
    steps: Int = 1,
    ending: UIGestureRecognizer.State? = .ended
  ) {
    let start = recognizer.state == .possible ? middle(of: recognizer.view) : recognizer.location(in: nil)
    let before = recognizer.translation(in: nil)
    continuously(recognizer, steps: steps, ending: ending) { part in
      recognizer.points = [CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part)]
      recognizer.setTranslation(CGPoint(x: before.x + distance.x * part, y: before.y + distance.y * part), in: nil)
      recognizer.set(velocity: velocity)
    }
  }

  // MARK: Parts

  package static func middle(of view: UIView?) -> CGPoint {
    view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
  }

  private static func touch(on view: UIView, at place: CGPoint, taps: Int) -> UITouch {
    let touch = UITouch()
    touch.point = place
    touch.previousPoint = place
    touch.storedView = view
    touch.storedWindow = view.window
    touch.storedTapCount = taps
    return touch
  }

  private static func fire(_ recognizer: UIGestureRecognizer, at points: [CGPoint], _ prepare: () -> Void) {
    recognizer.points = points
    prepare()
    recognizer.state = .ended
    recognizer.points = []
  }

  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true)
      && (recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true)
  }

  package static func continuously(
    _ recognizer: UIGestureRecognizer,
    steps: Int,
    ending: UIGestureRecognizer.State?,
    set: (CGFloat) -> Void
  ) {
    guard recognizer.isEnabled else { return }
    if recognizer.state == .possible {
      set(0)
      guard mayBegin(recognizer) else {
        recognizer.points = []
        recognizer.reset()
        return
      }
      recognizer.state = .began
    }
    for step in 0..<max(0, steps) where recognizer.state == .began || recognizer.state == .changed {
      set(CGFloat(step + 1) / CGFloat(steps))
      recognizer.state = .changed
    }
    guard let ending, recognizer.state == .began || recognizer.state == .changed else { return }
    recognizer.state = ending
    recognizer.points = []
  }

  /// Who recognizes a touch of a kind: from the view up, the last added first, as far as delegates let them.
  private static func arbitrate(
    on view: UIView,
    _ touch: UITouch,
    matches: (UIGestureRecognizer) -> Bool
  ) -> [UIGestureRecognizer] {
    if ignoresFingers { return [] }
    var candidates: [UIGestureRecognizer] = []
    var current: UIView? = view
    while let next = current {
      for recognizer in next.recognizers.reversed() where recognizer.isEnabled {
        if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true {
          touch.recognizers.append(recognizer)
          if matches(recognizer) { candidates.append(recognizer) }
        }
      }
      current = next.superview
    }
    // Pairs are asked where one of the two has something to say: long chains of plain recognizers cost nothing.
    let opinionated = candidates.filter { hasOpinion($0) }
    let recognizing = Set(candidates.map { ObjectIdentifier($0) })
    var winners: [UIGestureRecognizer] = []
    for recognizer in candidates {
      if recognizer.requiredToFail.contains(where: { recognizing.contains(ObjectIdentifier($0)) }) { continue }
      let others = hasOpinion(recognizer) ? candidates : opinionated
      let yields = others.contains { $0 !== recognizer && waits(recognizer, for: $0) }
      if yields || !winners.allSatisfy({ together($0, recognizer) }) { continue }
      if mayBegin(recognizer) { winners.append(recognizer) }
    }
    return winners
  }

  private static func hasOpinion(_ recognizer: UIGestureRecognizer) -> Bool {
    let kind = type(of: recognizer)
    return recognizer.delegate != nil || kind != UITapGestureRecognizer.self && kind != UISwipeGestureRecognizer.self
  }

  private static func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || (recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false)
  }

  private static func together(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    !first.canPrevent(second) || !second.canBePrevented(by: first)
      || (first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false)
      || (second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false)
  }
}
