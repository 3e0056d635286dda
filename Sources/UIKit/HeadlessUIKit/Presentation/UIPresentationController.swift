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

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  // Not kept alive, for it keeps this one alive; an empty one answers for it once it is gone.
  public var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  /// The presenting controller; an empty one while nobody presents.
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
