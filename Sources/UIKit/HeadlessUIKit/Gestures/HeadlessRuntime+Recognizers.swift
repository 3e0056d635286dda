public import Foundation

extension HeadlessRuntime {
  /// Taps a view at a point in its coordinates, or at its centre. The recognizers of the hit view and its ancestors are
  /// asked in UIKit's order: enabled, `shouldReceive`, failure requirements, `shouldBegin` of delegate and view, and
  /// one recognizer only unless a delegate allows more. A control that is hit sends its actions. True if a recognizer
  /// or a control handled the tap.
  @discardableResult
  public static func tap(_ view: UIView, at point: CGPoint? = nil, taps: Int = 1, fingers: Int = 1) -> Bool {
    let point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let hit = view.hitTest(point, with: nil) ?? view
    guard !ignoresFingers, hit.isUserInteractionEnabled else { return false }
    let location = view.convert(point, to: nil)
    let touch = touch(on: hit, at: location, taps: taps)
    let event = UIEvent()
    event.touches = [touch]
    let recognizers = arbitrate(on: hit, touch) { recognizer in
      guard let tap = recognizer as? UITapGestureRecognizer else { return false }
      return tap.numberOfTapsRequired == taps && tap.numberOfTouchesRequired == fingers
    }
    let points = Array(repeating: location, count: max(1, fingers))
    for recognizer in recognizers { recognize(recognizer, at: points) }
    let cancels = recognizers.contains { $0.cancelsTouchesInView }
    hit.touchesBegan([touch], with: event)
    touch.storedPhase = cancels ? .cancelled : .ended
    if cancels { hit.touchesCancelled([touch], with: event) } else { hit.touchesEnded([touch], with: event) }
    if !cancels, let control = hit as? UIControl { tap(control) }
    return !recognizers.isEmpty || hit is UIControl
  }

  /// Swipes over a view. True if a recognizer recognized it.
  @discardableResult
  public static func swipe(_ view: UIView, _ direction: UISwipeGestureRecognizer.Direction, fingers: Int = 1) -> Bool {
    let location = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let recognizers = arbitrate(on: view, touch(on: view, at: location, taps: 1)) { recognizer in
      guard let swipe = recognizer as? UISwipeGestureRecognizer else { return false }
      return !swipe.direction.isDisjoint(with: direction) && swipe.numberOfTouchesRequired == fingers
    }
    for recognizer in recognizers { recognize(recognizer, at: [location]) }
    return !recognizers.isEmpty
  }

  /// Begins a pan, changes it by a distance in a number of steps, and ends it unless `ending` is nil.
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

  // MARK: Helpers

  package static func middle(of view: UIView?) -> CGPoint {
    view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
  }

  private static func touch(on view: UIView, at location: CGPoint, taps: Int) -> UITouch {
    let touch = UITouch()
    touch.point = location
    touch.previousPoint = location
    touch.storedView = view
    touch.storedWindow = view.window
    touch.storedTapCount = taps
    return touch
  }

  private static func recognize(_ recognizer: UIGestureRecognizer, at points: [CGPoint]) {
    recognizer.points = points
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

  /// The recognizers that recognize a touch, from the view upwards, the last added first.
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
    // Pairs matter only if one of the two has a delegate or overrides: long chains of plain recognizers cost nothing.
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
