public import HeadlessUIKit

/// The requirements that `adaptivePresentationStyle?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessAdaptivePresentationControllerAdaptivePresentationStyle {
  let target: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    target.adaptivePresentationStyle(for: controller)
  }

  public func callAsFunction(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}

/// The requirements that `presentationController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessAdaptivePresentationControllerPresentationController {
  let target: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    target.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  public func callAsFunction(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    target.presentationController(
      presentationController,
      willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator
    )
  }
}

/// The requirements that `presentationControllerShouldDismiss?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessAdaptivePresentationControllerPresentationControllerShouldDismiss {
  let target: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(_ presentationController: UIPresentationController) -> Bool {
    target.presentationControllerShouldDismiss(presentationController)
  }
}

/// The requirements that `presentationControllerWillDismiss?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessAdaptivePresentationControllerPresentationControllerWillDismiss {
  let target: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(_ presentationController: UIPresentationController) {
    target.presentationControllerWillDismiss(presentationController)
  }
}

/// The requirements that `presentationControllerDidDismiss?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessAdaptivePresentationControllerPresentationControllerDidDismiss {
  let target: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(_ presentationController: UIPresentationController) {
    target.presentationControllerDidDismiss(presentationController)
  }
}

/// The requirements that `presentationControllerDidAttemptToDismiss?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessAdaptivePresentationControllerPresentationControllerDidAttemptToDismiss {
  let target: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(_ presentationController: UIPresentationController) {
    target.presentationControllerDidAttemptToDismiss(presentationController)
  }
}

extension UIAdaptivePresentationControllerDelegate {
  public var adaptivePresentationStyle: HeadlessAdaptivePresentationControllerAdaptivePresentationStyle? {
    HeadlessAdaptivePresentationControllerAdaptivePresentationStyle(target: self)
  }

  public var presentationController: HeadlessAdaptivePresentationControllerPresentationController? {
    HeadlessAdaptivePresentationControllerPresentationController(target: self)
  }

  public var presentationControllerShouldDismiss:
    HeadlessAdaptivePresentationControllerPresentationControllerShouldDismiss?
  {
    HeadlessAdaptivePresentationControllerPresentationControllerShouldDismiss(target: self)
  }

  public var presentationControllerWillDismiss: HeadlessAdaptivePresentationControllerPresentationControllerWillDismiss?
  {
    HeadlessAdaptivePresentationControllerPresentationControllerWillDismiss(target: self)
  }

  public var presentationControllerDidDismiss: HeadlessAdaptivePresentationControllerPresentationControllerDidDismiss? {
    HeadlessAdaptivePresentationControllerPresentationControllerDidDismiss(target: self)
  }

  public var presentationControllerDidAttemptToDismiss:
    HeadlessAdaptivePresentationControllerPresentationControllerDidAttemptToDismiss?
  {
    HeadlessAdaptivePresentationControllerPresentationControllerDidAttemptToDismiss(target: self)
  }
}
