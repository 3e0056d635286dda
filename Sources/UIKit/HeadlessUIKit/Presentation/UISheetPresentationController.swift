public import Foundation

/// Presents a sheet, which rests at one of its detents.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()] {
    didSet { invalidateDetents() }
  }

  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      if oldValue != selectedDetentIdentifier { storedContainer?.setNeedsLayout() }
    }
  }

  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  open var prefersScrollingExpandsWhenScrolledToEdge = true

  open var prefersEdgeAttachedInCompactHeight = false

  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  open weak var sourceView: UIView?

  /// Makes changes with an animation; they are made at once here.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  open func invalidateDetents() {
    storedContainer?.setNeedsLayout()
  }

  /// The detents that there is room for, with their heights in points.
  private func heights(_ room: SheetRoom) -> [(Detent.Identifier, CGFloat)] {
    detents.compactMap { detent in detent.resolvedValue(in: room).map { (detent.identifier, $0) } }
  }

  private func selected(_ heights: [(Detent.Identifier, CGFloat)]) -> (Detent.Identifier, CGFloat)? {
    heights.first { $0.0 == selectedDetentIdentifier } ?? heights.min { $0.1 < $1.1 }
  }

  private func selectedHeight(_ room: SheetRoom) -> CGFloat? {
    guard let selected = selected(heights(room)), selected.0 != .large else { return nil }
    return selected.1
  }

  /// The room for detents: from 10 points below the top safe area to the bottom one.
  private func room(in containerView: UIView) -> SheetRoom {
    let insets = containerView.window?.safeAreaInsets ?? containerView.safeAreaInsets
    let maximum = containerView.bounds.height - insets.top - 10 - insets.bottom
    return SheetRoom(traits: containerView.traitCollection, maximum: maximum)
  }

  /// Whether the presenter is dimmed: it isn't at the largest undimmed detent, nor at a lower one.
  var isDimming: Bool {
    guard let containerView else { return true }
    let heights = heights(room(in: containerView))
    guard let limit = heights.first(where: { $0.0 == largestUndimmedDetentIdentifier }) else { return true }
    return selected(heights).map { $0.1 > limit.1 } ?? true
  }

  open var prefersGrabberVisible = false

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
      let bottom = containerView.window?.safeAreaInsets.bottom ?? 0
      let whole = bounds.height - top - 10
      // iOS raises a sheet above the keyboard as far as there is room; Apple doesn't document by how much.
      let covered = max(0, containerView.coveredByKeyboard - bottom)
      let height = min(whole, selectedHeight(room(in: containerView)).map { $0 + bottom + covered } ?? whole)
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
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
