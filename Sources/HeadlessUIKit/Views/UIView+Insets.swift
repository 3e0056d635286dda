import Foundation

extension UIView {
  /// Brings safe areas and margins up to date, from a view down as far as they change. Margins are told first.
  static func refreshInsets(from root: UIView, includingSubviews: Bool = false) {
    var waiting: [(view: UIView, force: Bool)] = [(root, includingSubviews)]
    while let (view, force) = waiting.popLast() {
      let safeArea = view.computedSafeArea()
      let safeAreaChanged = safeArea != view.effectiveSafeArea
      view.effectiveSafeArea = safeArea
      let margins = view.computedMargins()
      let marginsChanged = margins != view.effectiveMargins
      view.effectiveMargins = margins
      if marginsChanged {
        view.layoutMarginsDidChange()
        view.owningController?.deliver(.viewLayoutMarginsDidChange) { $0.viewLayoutMarginsDidChange() }
      }
      if safeAreaChanged {
        view.safeAreaInsetsDidChange()
        view.owningController?.deliver(.viewSafeAreaInsetsDidChange) { $0.viewSafeAreaInsetsDidChange() }
      }
      if marginsChanged || safeAreaChanged {
        view.setNeedsLayout()
        if view.followsInsets { view.constraintsChanged() }
      }
      guard marginsChanged || safeAreaChanged || force else { continue }
      for subview in view.subviews.reversed() { waiting.append((subview, false)) }
    }
  }

  /// A view that becomes a controller's has other margins; nobody is told.
  func resetMargins() {
    effectiveMargins = computedMargins()
  }

  /// How far the insets of a rectangle reach into another one, at most the insets themselves. What sticks out at the
  /// right gets no right inset, unlike the bottom: so it was measured on UIKit.
  static func overlap(of insets: UIEdgeInsets, in bounds: CGRect, with frame: CGRect) -> UIEdgeInsets {
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(0, value), max(0, limit)) }
    let right = frame.maxX > bounds.maxX ? 0 : clamp(frame.maxX - (bounds.maxX - insets.right), insets.right)
    return UIEdgeInsets(
      top: clamp(bounds.minY + insets.top - frame.minY, insets.top),
      left: clamp(bounds.minX + insets.left - frame.minX, insets.left),
      bottom: clamp(frame.maxY - (bounds.maxY - insets.bottom), insets.bottom),
      right: right
    )
  }

  private func computedMargins() -> UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var own = (ownMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)).resolved(direction)
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let minimum = controller.systemMinimumLayoutMargins.resolved(direction)
      own = ownMargins == nil ? minimum : own.combined(with: minimum, max)
    }
    var margins = insetsLayoutMarginsFromSafeArea ? own + effectiveSafeArea : own
    if preservesSuperviewLayoutMargins, let superview {
      let overlap = UIView.overlap(of: superview.effectiveMargins, in: superview.bounds, with: frame)
      margins = margins.combined(with: overlap, max)
    }
    return margins
  }
}
