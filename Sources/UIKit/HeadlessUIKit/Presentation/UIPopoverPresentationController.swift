public import Foundation

/// Presents a bubble, which on a phone is a sheet. The bubble is in the middle so far: arrows come later.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?

  open var sourceRect = CGRect.zero

  open weak var barButtonItem: UIBarButtonItem?

  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Where the arrow points while it is shown: not known here.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }

  open var passthroughViews: [UIView]?

  open var backgroundColor: UIColor?

  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  open var canOverlapSourceViewRect = false

  var hasSource: Bool { sourceView != nil || barButtonItem != nil }

  /// In compact width as a page sheet; else of the preferred size, or 320 by 480, in the middle.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    let traits = containerView.traitCollection
    let adapted = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
    if traits.horizontalSizeClass != .regular, adapted != .none {
      let top = (containerView.window?.safeAreaInsets.top ?? 0) + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    let preferred = preferredContentSize
    let width = preferred.width > 0 ? preferred.width : 320
    let height = preferred.height > 0 ? preferred.height : 480
    return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
  }

  override var hasShadowView: Bool { true }
}
