public import Foundation

/// Positions a presented view and decides whether the presenting view is removed.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, AssociationHolder, UITraitEnvironment, UIContentContainer {
  // Guarded by the lock of the association table.
  nonisolated(unsafe) var associations: Associations?

  private weak var storedPresented: UIViewController?
  weak var storedPresenting: UIViewController?
  weak var storedContainer: UIView?
  var style = UIModalPresentationStyle.custom

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  // A weak reference, because the presented controller owns this one; an empty controller after it is released.
  public var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  public var presentingViewController: UIViewController { storedPresenting ?? UIViewController() }

  public var containerView: UIView? { storedContainer }

  open var presentedView: UIView? { storedPresented?.viewIfLoaded }

  open var presentationStyle: UIModalPresentationStyle { style }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  open var shouldRemovePresentersView: Bool { false }

  open var shouldPresentInFullscreen: Bool { true }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open func presentationTransitionWillBegin() {}

  open func presentationTransitionDidEnd(_ completed: Bool) {}

  open func dismissalTransitionWillBegin() {}

  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open func containerViewWillLayoutSubviews() {}

  open func containerViewDidLayoutSubviews() {}

  open var preferredContentSize: CGSize { storedPresented?.preferredContentSize ?? .zero }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    storedPresented?.viewWillTransition(to: size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    storedPresented?.willTransition(to: newCollection, with: coordinator)
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    storedContainer?.setNeedsLayout()
  }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  open var traitCollection: UITraitCollection { storedPresented?.traitCollection ?? UITraitCollection.current }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  var hasShadowView: Bool { false }

  func installPresentedView() {
    guard let containerView, let presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    if hasShadowView {
      let shadow = UIDropShadowView(frame: frame)
      presentedView.frame = CGRect(origin: .zero, size: frame.size)
      shadow.addSubview(presentedView)
      containerView.addSubview(shadow)
    } else {
      presentedView.frame = frame
      containerView.addSubview(presentedView)
    }
  }

  func placePresentedView() {
    guard let containerView, let presentedView, presentedView.isDescendant(of: containerView) else { return }
    let frame = frameOfPresentedViewInContainerView
    if let shadow = presentedView.superview as? UIDropShadowView {
      shadow.frame = frame
      presentedView.frame = CGRect(origin: .zero, size: frame.size)
    } else if presentedView.superview === containerView {
      presentedView.frame = frame
    }
  }
}

/// The delegate of a presentation that adapts or that the user dismisses.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// UIKit's private class for `currentContext`, which removes the context's view.
final class _UICurrentContextPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
  override var shouldPresentInFullscreen: Bool { false }
}

final class _UIFormSheetPresentationController: UISheetPresentationController {
  override var isFormSheet: Bool { true }
}

final class _UIFullscreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

final class _UIOverCurrentContextPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}

final class _UIOverFullscreenPresentationController: UIPresentationController {}

final class _UIPageSheetPresentationController: UISheetPresentationController {}

final class UITransitionView: UIView {
  weak var controller: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    controller.containerViewWillLayoutSubviews()
    controller.placePresentedView()
    controller.containerViewDidLayoutSubviews()
  }
}

final class UIDropShadowView: UIView {}
