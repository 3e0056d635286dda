public import HeadlessUIKit

/// The requirements that `animationController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessViewControllerTransitioningAnimationController {
  let target: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  public func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.animationController(forDismissed: dismissed)
  }
}

/// The requirements that `interactionControllerForPresentation?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessViewControllerTransitioningInteractionControllerForPresentation {
  let target: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    target.interactionControllerForPresentation(using: animator)
  }
}

/// The requirements that `interactionControllerForDismissal?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessViewControllerTransitioningInteractionControllerForDismissal {
  let target: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    target.interactionControllerForDismissal(using: animator)
  }
}

/// The requirements that `presentationController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessViewControllerTransitioningPresentationController {
  let target: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    target.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}

extension UIViewControllerTransitioningDelegate {
  public var animationController: HeadlessViewControllerTransitioningAnimationController? {
    HeadlessViewControllerTransitioningAnimationController(target: self)
  }

  public var interactionControllerForPresentation:
    HeadlessViewControllerTransitioningInteractionControllerForPresentation?
  {
    HeadlessViewControllerTransitioningInteractionControllerForPresentation(target: self)
  }

  public var interactionControllerForDismissal: HeadlessViewControllerTransitioningInteractionControllerForDismissal? {
    HeadlessViewControllerTransitioningInteractionControllerForDismissal(target: self)
  }

  public var presentationController: HeadlessViewControllerTransitioningPresentationController? {
    HeadlessViewControllerTransitioningPresentationController(target: self)
  }
}
