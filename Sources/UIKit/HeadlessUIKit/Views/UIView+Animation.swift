public import Foundation

extension UIView {
  private static var animationsEnabled = true

  public class var areAnimationsEnabled: Bool { animationsEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsEnabled = enabled
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animationsEnabled
    animationsEnabled = false
    actionsWithoutAnimation()
    animationsEnabled = before
  }

  /// Applies the changes immediately and completes after the duration on `HeadlessRuntime.clock`, like the other
  /// methods.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(delay + duration, animations, completion)
  }

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

  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, animations ?? {}, completion)
  }

  /// Replaces one view by the other, or hides one and shows the other.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration,
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion
    )
  }

  /// Applies the changes of all keyframes in the order of the calls.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(delay + duration, animations, completion)
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Applies the changes immediately; calls the completion when the spring has settled on `HeadlessRuntime.clock`.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(delay + duration, animations, completion)
  }

  /// Applies the changes once.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }

  public class var inheritedAnimationDuration: TimeInterval { CATransaction.animationDuration() }

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
