public import Foundation

/// Presents a popover, which is a sheet in compact width. It is centered and has no arrow.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?

  open var sourceRect = CGRect.zero

  open weak var barButtonItem: UIBarButtonItem?

  open var permittedArrowDirections = UIPopoverArrowDirection.any

  open var arrowDirection: UIPopoverArrowDirection { .unknown }

  open var passthroughViews: [UIView]?

  open var backgroundColor: UIColor?

  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  open var canOverlapSourceViewRect = false

  var hasSource: Bool { sourceView != nil || barButtonItem != nil }

  /// A page sheet's frame in compact width; otherwise centered, by default 320 by 480 points.
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

/// The direction of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The delegate of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
