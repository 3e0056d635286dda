public import Foundation

/// Decides where a presented view is and whether the presenter's leaves.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, AssociationHolder, UITraitEnvironment, UIContentContainer {
  // Read and written behind the lock of the association table.
  nonisolated(unsafe) var associations: Associations?

  private weak var storedPresented: UIViewController?
  weak var storedPresenting: UIViewController?
  weak var storedContainer: UIView?
  var style = UIModalPresentationStyle.custom

  /// The presentation of one controller by another.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  // Not kept alive, for it keeps this one alive; an empty one answers for it once it is gone.
  /// What is presented.
  public var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  /// What presents; an empty controller while nobody does.
  public var presentingViewController: UIViewController { storedPresenting ?? UIViewController() }

  /// The view that the presented one is in, during the presentation.
  public var containerView: UIView? { storedContainer }

  /// The root view of what is presented.
  open var presentedView: UIView? { storedPresented?.viewIfLoaded }

  /// How it is presented.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// Hears of a person dragging the presentation away.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Whether the presenter's view leaves the screen; false by default.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether it covers the whole screen; true by default.
  open var shouldPresentInFullscreen: Bool { true }

  /// The place of the presented view in the container, in points; all of it by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before it is presented.
  open func presentationTransitionWillBegin() {}

  /// Called after it was presented.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before it is dismissed.
  open func dismissalTransitionWillBegin() {}

  /// Called after it was dismissed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays out the presented view.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container laid out the presented view.
  open func containerViewDidLayoutSubviews() {}

  /// The preferred size of what is presented, in points.
  open var preferredContentSize: CGSize { storedPresented?.preferredContentSize ?? .zero }

  /// Called before the container's size changes; tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    storedPresented?.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    storedPresented?.willTransition(to: newCollection, with: coordinator)
  }

  /// Called after the presented controller's preferred size changed: it is placed anew.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    storedContainer?.setNeedsLayout()
  }

  /// The size that a child gets: the parent's.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The traits of what is presented.
  open var traitCollection: UITraitCollection { storedPresented?.traitCollection ?? UITraitCollection.current }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view is in a drop shadow view, as a sheet's is.
  var hasShadowView: Bool { false }

  /// Puts the presented view in the container for the first time.
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
