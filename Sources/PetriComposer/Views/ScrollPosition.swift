import PetriUIKit

/// Keeps the end of what scrolls in sight, until somebody scrolls away from it.
struct ScrollEnd {
  /// Where the end was shown last; `nil` before it was.
  private var shown: CGFloat?

  /// After a layout: shows the end, unless something else was scrolled to.
  @MainActor mutating func show(in view: UIScrollView, along axis: NSLayoutConstraint.Axis = .vertical) {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    let inset = view.adjustedContentInset
    let isDown = axis == .vertical
    let offset = isDown ? view.contentOffset.y : view.contentOffset.x
    // Reading from right to left ends at the left.
    let isLeft = !isDown && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let shown, isLeft ? offset > shown + 1 : offset < shown - 1 { return }
    let end =
      isLeft
      ? -inset.left
      : isDown
        ? max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
        : max(-inset.left, view.contentSize.width + inset.right - view.bounds.width)
    shown = end
    if isDown { view.contentOffset.y = end } else { view.contentOffset.x = end }
  }
}
