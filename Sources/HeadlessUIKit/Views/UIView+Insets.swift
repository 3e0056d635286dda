import Foundation

extension UIView {
  /// What is kept free at the edges.
  struct InsetState {
    /// The safe area that holds.
    var safeArea = UIEdgeInsets.zero
    /// The margins that hold.
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The margins that somebody set.
    var ownMargins: NSDirectionalEdgeInsets?
    /// Whether constraints speak of guides that follow them.
    var areFollowed = false
  }

  /// Brings safe areas and margins up to date, from a view down as far as they change. Margins are told first.
  static func refreshInsets(from root: UIView, includingSubviews: Bool = false) {
    var waiting: [(view: UIView, force: Bool)] = [(root, includingSubviews)]
    while let (view, force) = waiting.popLast() {
      let safeArea = view.computedSafeArea()
      let safeAreaChanged = safeArea != view.insetState.safeArea
      view.insetState.safeArea = safeArea
      let margins = view.computedMargins()
      let marginsChanged = margins != view.insetState.margins
      view.insetState.margins = margins
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
        if view.insetState.areFollowed { view.constraintsChanged() }
      }
      guard marginsChanged || safeAreaChanged || force else { continue }
      for subview in view.subviews.reversed() { waiting.append((subview, false)) }
    }
  }

  /// A view that becomes a controller's has other margins; nobody is told.
  func resetMargins() {
    insetState.margins = computedMargins()
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
    var own = (insetState.ownMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)).resolved(
      direction
    )
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let minimum = controller.systemMinimumLayoutMargins.resolved(direction)
      own = insetState.ownMargins == nil ? minimum : own.combined(with: minimum, max)
    }
    var margins = insetsLayoutMarginsFromSafeArea ? own + insetState.safeArea : own
    if preservesSuperviewLayoutMargins, let superview {
      let overlap = UIView.overlap(of: superview.insetState.margins, in: superview.bounds, with: frame)
      margins = margins.combined(with: overlap, max)
    }
    return margins
  }
}
