public import HeadlessUIKit

/// The requirements that `prepareForPopoverPresentation?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessPopoverPresentationControllerPrepareForPopoverPresentation {
  let target: any UIPopoverPresentationControllerDelegate

  public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) {
    target.prepareForPopoverPresentation(popoverPresentationController)
  }
}

/// The requirements that `popoverPresentationControllerShouldDismissPopover?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessPopoverPresentationControllerPopoverPresentationControllerShouldDismissPopover {
  let target: any UIPopoverPresentationControllerDelegate

  public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) -> Bool {
    target.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
  }
}

/// The requirements that `popoverPresentationControllerDidDismissPopover?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessPopoverPresentationControllerPopoverPresentationControllerDidDismissPopover {
  let target: any UIPopoverPresentationControllerDelegate

  public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) {
    target.popoverPresentationControllerDidDismissPopover(popoverPresentationController)
  }
}

extension UIPopoverPresentationControllerDelegate {
  public var prepareForPopoverPresentation: HeadlessPopoverPresentationControllerPrepareForPopoverPresentation? {
    HeadlessPopoverPresentationControllerPrepareForPopoverPresentation(target: self)
  }

  public var popoverPresentationControllerShouldDismissPopover:
    HeadlessPopoverPresentationControllerPopoverPresentationControllerShouldDismissPopover?
  {
    HeadlessPopoverPresentationControllerPopoverPresentationControllerShouldDismissPopover(target: self)
  }

  public var popoverPresentationControllerDidDismissPopover:
    HeadlessPopoverPresentationControllerPopoverPresentationControllerDidDismissPopover?
  {
    HeadlessPopoverPresentationControllerPopoverPresentationControllerDidDismissPopover(target: self)
  }
}
