public import Foundation

/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates it, and says `completeTransition` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// What animates it where it can be interrupted.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)?
  /// Called after the transition ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// None. UIKit has no default; what is returned there is not optional.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { nil }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
