public import Foundation

extension UIView {
  private static var animationsEnabled = true

  /// Whether animations take time; true by default.
  public class var areAnimationsEnabled: Bool { animationsEnabled }

  /// Says whether animations take time.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsEnabled = enabled
  }

  /// Makes changes that are not animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animationsEnabled
    animationsEnabled = false
    actionsWithoutAnimation()
    animationsEnabled = before
  }

  /// Makes the changes at once; the completion comes when the duration is over on `HeadlessRuntime.clock`.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, animations, completion)
  }

  /// Makes the changes at once; the completion comes when delay and duration are over on `HeadlessRuntime.clock`.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(delay + duration, animations, completion)
  }

  /// Makes the changes at once; the completion comes when delay and duration are over on `HeadlessRuntime.clock`.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(delay + duration, animations, completion)
  }

  /// Makes the changes at once; the completion comes when the duration is over on `HeadlessRuntime.clock`.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, animations ?? {}, completion)
  }

  private static func run(
    _ duration: TimeInterval,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let group = CATransaction.currentGroup
    group?.enter()
    animations()
    let finish: @MainActor () -> Void = {
      completion?(true)
      group?.leave()
    }
    if areAnimationsEnabled, duration > 0 {
      HeadlessRuntime.clock.schedule(after: duration, finish)
    } else {
      CommitQueue.shared.end(finish)
    }
  }
}
