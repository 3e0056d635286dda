public import Foundation

/// Presents a bubble, which on a phone is a sheet. The bubble is in the middle so far: arrows come later.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble belongs to; none by default.
  open weak var sourceView: UIView?

  /// The rectangle of that view that the arrow points to, in its points.
  open var sourceRect = CGRect.zero

  /// The bar button that the bubble belongs to; none by default.
  open weak var barButtonItem: UIBarButtonItem?

  /// In compact width as a page sheet; else of the preferred size, or 320 by 480, in the middle.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    if containerView.traitCollection.horizontalSizeClass != .regular {
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
