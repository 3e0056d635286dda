public import HeadlessUIKit

/// The requirements that `interruptibleAnimator?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessViewControllerAnimatedTransitioningInterruptibleAnimator {
  let target: any UIViewControllerAnimatedTransitioning

  public func callAsFunction(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    target.interruptibleAnimator(using: transitionContext)
  }
}

/// The requirements that `animationEnded?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessViewControllerAnimatedTransitioningAnimationEnded {
  let target: any UIViewControllerAnimatedTransitioning

  public func callAsFunction(_ transitionCompleted: Bool) {
    target.animationEnded(transitionCompleted)
  }
}

extension UIViewControllerAnimatedTransitioning {
  public var interruptibleAnimator: HeadlessViewControllerAnimatedTransitioningInterruptibleAnimator? {
    HeadlessViewControllerAnimatedTransitioningInterruptibleAnimator(target: self)
  }

  public var animationEnded: HeadlessViewControllerAnimatedTransitioningAnimationEnded? {
    HeadlessViewControllerAnimatedTransitioningAnimationEnded(target: self)
  }
}
