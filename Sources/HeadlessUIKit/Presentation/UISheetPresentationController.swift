public import Foundation

/// Presents a sheet. So far the sheet is large; detents come later.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Whether a grabber is shown; false by default.
  open var prefersGrabberVisible = false

  /// The radius of the corners in points; the system's by default.
  open var preferredCornerRadius: CGFloat?

  /// The sheet's frame. In compact width: full width, from 10 points below the top safe area to the bottom; all of
  /// the screen in compact height. In regular width: in the middle, a form sheet of the preferred size or 540 by 620,
  /// a page sheet at most 704 wide, from 10 points below the top safe area to as far above the bottom.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    let traits = containerView.traitCollection
    let top = containerView.window?.safeAreaInsets.top ?? containerView.safeAreaInsets.top
    if traits.verticalSizeClass == .compact { return bounds }
    if traits.horizontalSizeClass != .regular {
      return CGRect(x: 0, y: top + 10, width: bounds.width, height: bounds.height - top - 10)
    }
    if isFormSheet {
      let preferred = preferredContentSize
      let width = min(bounds.width, preferred.width > 0 ? preferred.width : 540)
      let height = min(bounds.height, preferred.height > 0 ? preferred.height : 620)
      return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }
    let width = min(bounds.width, 704)
    let inset = top + 10
    return CGRect(x: (bounds.width - width) / 2, y: inset, width: width, height: bounds.height - 2 * inset)
  }

  var isFormSheet: Bool { false }

  override var hasShadowView: Bool { true }
}
