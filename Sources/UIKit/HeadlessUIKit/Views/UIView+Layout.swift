import Foundation

extension UIView {
  struct LayoutState {
    var isNeeded = true
    var isNeededBelow = false
    /// Whether the superview has queued this view.
    var isQueued = false
    /// Whether `willMove(toWindow:)` was called.
    var awaitsWindow = false
    /// The subviews that need layout, including some that were removed or released.
    var queue: [QueuedView] = []
  }

  var needsLayoutPass: Bool { layoutState.isNeeded || layoutState.isNeededBelow }

  func markNeedsLayout() {
    layoutState.isNeeded = true
    queueForLayout()
    if let window = containedWindow, window.isShown { CommitQueue.shared.schedule() }
  }

  /// Queues the view in its ancestors, up to the first that is queued. A layout pass visits queued views only.
  func queueForLayout() {
    var child = self
    while !child.layoutState.isQueued, let parent = child.storedSuperview {
      child.layoutState.isQueued = true
      parent.layoutState.isNeededBelow = true
      parent.layoutState.queue.append(QueuedView(child))
      parent.trimLayoutQueue()
      child = parent
    }
  }

  /// Removes outdated entries when they are the majority.
  private func trimLayoutQueue() {
    if layoutState.queue.count > 16, layoutState.queue.count > 2 * subviews.count {
      layoutState.queue = takeQueue().map { QueuedView($0) }
    }
  }

  /// Returns the queued views that still need layout and empties the queue. The caller marks them as queued.
  private func takeQueue() -> [UIView] {
    let waiting = queuedSubviews()
    if layoutState.queue.count > 8 {
      for view in subviews { view.layoutState.isQueued = false }
    } else {
      for entry in layoutState.queue {
        if let index = entry.index(in: subviews) { subviews[index].layoutState.isQueued = false }
      }
    }
    for view in waiting { view.layoutState.isQueued = true }
    layoutState.queue = []
    return waiting
  }

  func queuedSubviews() -> [UIView] {
    if layoutState.queue.isEmpty { return [] }
    if layoutState.queue.count > 8 { return subviews.filter(\.needsLayoutPass) }
    var indices: [Int] = []
    for entry in layoutState.queue {
      guard let index = entry.index(in: subviews), !indices.contains(index), subviews[index].needsLayoutPass else {
        continue
      }
      indices.append(index)
    }
    return indices.sorted().map { subviews[$0] }
  }

  func layOutFromTopmostAncestor() {
    var top = self
    while let superview = top.superview, superview.layoutState.isNeeded || superview.constraintState.areDirty {
      top = superview
    }
    top.layOutTree()
  }

  /// Lays out this view and its descendants, parents first, until none needs layout; the limit stops endless requests.
  func layOutTree() {
    for _ in 0..<50 where needsLayoutPass {
      updateConstraintsInTree()
      var waiting: [UIView] = [self]
      while let view = waiting.popLast() {
        // A view that needs layout again during its own layout is queued again.
        if view !== self { view.layoutState.isQueued = false }
        if view.layoutState.isNeeded { view.layOutOnce() }
        guard view.layoutState.isNeededBelow else { continue }
        view.layoutState.isNeededBelow = false
        waiting.append(contentsOf: view.takeQueue().reversed())
      }
    }
  }

  private func layOutOnce() {
    let controller = owningController
    controller?.sendIsAppearing()
    layoutState.isNeeded = false
    controller?.deliver(.viewWillLayoutSubviews) { $0.viewWillLayoutSubviews() }
    if constraintState.wantsUpdate { updateOwnConstraints() }
    solveConstraints()
    layoutState.isNeeded = false
    layoutSubviews()
    controller?.deliver(.viewDidLayoutSubviews) { $0.viewDidLayoutSubviews() }
  }

  private func solveConstraints() {
    guard constraintState.areDirty, !isPlacedByConstraints else { return }
    // The surrounding constraint region is solved first.
    if let region = constraintState.outerRegion, region.constraintState.areDirty { return }
    var region = LayoutRegion(root: self)
    region.solve()
  }

  /// Invalidates the layout of stacks and constraints that depend on the content size.
  func contentSizeChanged() {
    setNeedsLayout()
    UIView.contentGeneration += 1
    var current: UIView? = self
    while let view = current {
      if !view.constraintState.involving.isEmpty || view.isPlacedByConstraints { view.constraintsChanged() }
      guard view.constraintState.isArranged, let stack = view.superview as? UIStackView else { return }
      stack.setNeedsLayout()
      current = stack
    }
  }

  func directionChanged() {
    if sizeFollowsFromConstraints { constraintsChanged() }
    UIView.refreshInsets(from: self)
    setNeedsLayout()
  }
}

extension UILayoutPriority {
  /// Stronger than any compression resistance, weaker than required constraints.
  static let leastWidth = UILayoutPriority(999)
}

extension UIView {
  /// The least width of a view in a row that is too narrow: part of a button's title, all of a switch, else zero.
  var leastWidth: CGFloat {
    if let button = self as? UIButton { return button.keepsLeastWidth ? button.leastButtonWidth : 0 }
    if self is UISwitch || self is UIStepper { return intrinsicContentSize.width }
    guard let stack = self as? UIStackView else { return 0 }
    let insets = stack.arrangementInsets
    let widths = stack.shownViews.map(\.leastWidth)
    let inner = stack.axis == .vertical ? widths.max() ?? 0 : widths.reduce(0, +) + stack.arrangementGaps.reduce(0, +)
    return widths.contains { $0 > 0 } ? inner + insets.left + insets.right : 0
  }
}

extension UIButton {
  /// The width of the image or of a letter and an ellipsis, at least a touch target's, at most the full width.
  fileprivate var leastButtonWidth: CGFloat {
    let title = currentTitle ?? ""
    let letter = title.isEmpty ? 0 : TextMeasure(font: titleFont).size(of: title.prefix(1) + "…", width: nil).width
    let insets = configuration?.contentInsets ?? .zero
    let picture = currentImage?.size.width ?? 0
    return min(intrinsicContentSize.width, max(44, max(letter, picture) + insets.leading + insets.trailing))
  }
}

extension UIView {
  struct InsetState {
    var safeArea = UIEdgeInsets.zero
    /// The safe area of the last notification. Subclasses may override the property.
    var notifiedSafeArea = UIEdgeInsets.zero
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var ownMargins: NSDirectionalEdgeInsets?
    var areFollowed = false
  }

  /// Updates safe areas and margins of a view and of its descendants as far as they change. Margins are updated first.
  static func refreshInsets(from root: UIView, includingSubviews: Bool = false, wholeTree: Bool = false) {
    var waiting: [(view: UIView, force: Bool)] = [(root, includingSubviews)]
    while let (view, force) = waiting.popLast() {
      view.insetState.safeArea = view.computedSafeArea()
      let safeArea = view.safeAreaInsets
      let safeAreaChanged = safeArea != view.insetState.notifiedSafeArea
      view.insetState.notifiedSafeArea = safeArea
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

  /// Updates the margins of a view that becomes a controller's, without a callback.
  func resetMargins() {
    insetState.margins = computedMargins()
  }

  /// The insets of a rectangle as far as they overlap another one, which may extend beyond it.
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
    let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let uncustomized = (self as? UITableViewCellContentView)?.rowMargins ?? standard
    var own = (insetState.ownMargins ?? uncustomized).resolved(direction)
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

/// A queued subview with its last index. It neither retains the view nor is a weak reference, which would slow down
/// others.
struct QueuedView {
  private let view: ObjectIdentifier
  private let hint: Int

  @MainActor
  init(_ view: UIView) {
    self.view = ObjectIdentifier(view)
    hint = view.indexHint
  }

  @MainActor
  func index(in views: [UIView]) -> Int? {
    if views.indices.contains(hint), ObjectIdentifier(views[hint]) == view { return hint }
    return views.firstIndex { ObjectIdentifier($0) == view }
  }
}
