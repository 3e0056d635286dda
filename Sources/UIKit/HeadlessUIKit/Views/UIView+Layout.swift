import Foundation

extension UIView {
  /// The state of a view's layout.
  struct LayoutState {
    /// Whether the view itself waits for layout.
    var isNeeded = true
    /// Whether something below it waits for layout.
    var isNeededBelow = false
    /// Whether its superview knows.
    var isQueued = false
    /// Whether it heard that its window is about to change.
    var awaitsWindow = false
    /// The subviews that do, or did: some may have left meanwhile, or have ended.
    var queue: [QueuedView] = []
  }

  var needsLayoutPass: Bool { layoutState.isNeeded || layoutState.isNeededBelow }

  func markNeedsLayout() {
    layoutState.isNeeded = true
    queueForLayout()
    if let window = containedWindow, window.isShown { CommitQueue.shared.schedule() }
  }

  /// Tells the views above that something below waits for layout, as far up as they don't know. Each remembers which of
  /// its subviews it is: a pass doesn't look at the others, of which there may be thousands.
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

  /// Entries of views that left or were laid out otherwise go when they are the most.
  private func trimLayoutQueue() {
    if layoutState.queue.count > 16, layoutState.queue.count > 2 * subviews.count {
      layoutState.queue = takeQueue().map { QueuedView($0) }
    }
  }

  /// Empties the queue, but for those that still wait: they are marked as queued by whoever goes on with them.
  private func takeQueue() -> [UIView] {
    let waiting = queuedSubviews()
    if layoutState.queue.count > 8 {
      for view in subviews { view.layoutState.isQueued = false }
    } else {
      for entry in layoutState.queue {
        if let place = entry.place(in: subviews) { subviews[place].layoutState.isQueued = false }
      }
    }
    for view in waiting { view.layoutState.isQueued = true }
    layoutState.queue = []
    return waiting
  }

  /// The subviews that wait for layout, in the order of the subviews.
  func queuedSubviews() -> [UIView] {
    if layoutState.queue.isEmpty { return [] }
    if layoutState.queue.count > 8 { return subviews.filter(\.needsLayoutPass) }
    var places: [Int] = []
    for entry in layoutState.queue {
      guard let place = entry.place(in: subviews), !places.contains(place), subviews[place].needsLayoutPass else {
        continue
      }
      places.append(place)
    }
    return places.sorted().map { subviews[$0] }
  }

  func layOutFromTopmostAncestor() {
    var top = self
    while let superview = top.superview, superview.layoutState.isNeeded || superview.constraintState.areDirty {
      top = superview
    }
    top.layOutTree()
  }

  /// Lays out this view and those below it, parents first, until nothing waits. The bound is for views that ask for
  /// layout each time they are laid out.
  func layOutTree() {
    for _ in 0..<50 where needsLayoutPass {
      updateConstraintsInTree()
      var waiting: [UIView] = [self]
      while let view = waiting.popLast() {
        // A view that wants layout again while it is laid out is queued again.
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
    // Solved with the region that reaches into this one.
    if let region = constraintState.outerRegion, region.constraintState.areDirty { return }
    var region = LayoutRegion(root: self)
    region.solve()
  }

  /// The content's size changed: the stacks and the constraints that it counts for are to be laid out again.
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
