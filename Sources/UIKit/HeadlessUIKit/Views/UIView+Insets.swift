import Foundation

extension UIView {
  /// The state of a view's insets.
  struct InsetState {
    /// The safe area that bars and the device's edges leave.
    var safeArea = UIEdgeInsets.zero
    /// The safe area that was announced last: a class may have its own.
    var toldSafeArea = UIEdgeInsets.zero
    /// The margins that hold.
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The margins that somebody set.
    var ownMargins: NSDirectionalEdgeInsets?
    /// Whether constraints speak of guides that follow them.
    var areFollowed = false
  }

  /// Brings safe areas and margins up to date, from a view down as far as they change. Margins are announced first.
  static func refreshInsets(from root: UIView, includingSubviews: Bool = false, wholeTree: Bool = false) {
    var waiting: [(view: UIView, force: Bool)] = [(root, includingSubviews)]
    while let (view, force) = waiting.popLast() {
      view.insetState.safeArea = view.computedSafeArea()
      let safeArea = view.safeAreaInsets
      let safeAreaChanged = safeArea != view.insetState.toldSafeArea
      view.insetState.toldSafeArea = safeArea
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
      guard marginsChanged || safeAreaChanged || force || wholeTree else { continue }
      for subview in view.subviews.reversed() { waiting.append((subview, false)) }
    }
  }

  /// A view that becomes a controller's has other margins; nobody hears of it.
  func resetMargins() {
    insetState.margins = computedMargins()
  }

  /// How far the insets of a rectangle reach into another one, at most the insets themselves: also where the other one
  /// sticks out.
  static func overlap(of insets: UIEdgeInsets, in bounds: CGRect, with frame: CGRect) -> UIEdgeInsets {
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(0, value), max(0, limit)) }
    return UIEdgeInsets(
      top: clamp(bounds.minY + insets.top - frame.minY, insets.top),
      left: clamp(bounds.minX + insets.left - frame.minX, insets.left),
      bottom: clamp(frame.maxY - (bounds.maxY - insets.bottom), insets.bottom),
      right: clamp(frame.maxX - (bounds.maxX - insets.right), insets.right)
    )
  }

  private func computedMargins() -> UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    let usual = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let usualHere = (self as? UITableViewCellContentView)?.rowMargins ?? usual
    var own = (insetState.ownMargins ?? usualHere).resolved(direction)
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let minimum = controller.systemMinimumLayoutMargins.resolved(direction)
      own = insetState.ownMargins == nil ? minimum : own.combined(with: minimum, max)
    }
    var margins = insetsLayoutMarginsFromSafeArea ? own + safeAreaInsets : own
    if preservesSuperviewLayoutMargins, let superview {
      let overlap = UIView.overlap(of: superview.layoutMargins, in: superview.bounds, with: frame)
      margins = margins.combined(with: overlap, max)
    }
    return margins
  }
}
