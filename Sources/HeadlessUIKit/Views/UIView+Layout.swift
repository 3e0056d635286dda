import Foundation

extension UIView {
  var needsLayoutPass: Bool { needsLayout || subtreeNeedsLayout }

  func markNeedsLayout() {
    needsLayout = true
    queueForLayout()
    if let window = containedWindow, window.isShown { CommitQueue.shared.schedule() }
  }

  /// Tells the views above that something below waits for layout, as far up as they don't know. Each remembers which of
  /// its subviews it is: a pass doesn't look at the others, of which there may be thousands.
  func queueForLayout() {
    var child = self
    while !child.isQueuedForLayout, let parent = child.storedSuperview {
      child.isQueuedForLayout = true
      parent.subtreeNeedsLayout = true
      parent.layoutQueue.append(QueuedView(child))
      parent.trimLayoutQueue()
      child = parent
    }
  }

  /// Entries of views that left or were laid out otherwise go when they are the most.
  private func trimLayoutQueue() {
    if layoutQueue.count > 16, layoutQueue.count > 2 * subviews.count { layoutQueue = takeQueue().map(QueuedView.init) }
  }

  /// Empties the queue, but for those that still wait: they are said to be queued by whoever goes on with them.
  private func takeQueue() -> [UIView] {
    let waiting = queuedSubviews()
    for view in layoutQueue.compactMap(\.view) where view.storedSuperview === self { view.isQueuedForLayout = false }
    for view in waiting { view.isQueuedForLayout = true }
    layoutQueue = []
    return waiting
  }

  /// The subviews that wait for layout, in the order of the subviews.
  func queuedSubviews() -> [UIView] {
    if layoutQueue.count == 1 {
      return layoutQueue[0].view.flatMap { $0.storedSuperview === self && $0.needsLayoutPass ? [$0] : nil } ?? []
    }
    if layoutQueue.count > 8 { return subviews.filter(\.needsLayoutPass) }
    var found: [(index: Int, view: UIView)] = []
    for view in layoutQueue.compactMap(\.view) where view.storedSuperview === self && view.needsLayoutPass {
      guard !found.contains(where: { $0.view === view }) else { continue }
      if let index = subviews.index(ofObject: view, hint: view.indexHint) { found.append((index, view)) }
    }
    return found.sorted { $0.index < $1.index }.map(\.view)
  }

  func layOutFromTopmostAncestor() {
    var top = self
    while let superview = top.superview, superview.needsLayout || superview.constraintsAreDirty { top = superview }
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
        if view !== self { view.isQueuedForLayout = false }
        if view.needsLayout { view.layOutOnce() }
        guard view.subtreeNeedsLayout else { continue }
        view.subtreeNeedsLayout = false
        waiting.append(contentsOf: view.takeQueue().reversed())
      }
    }
  }

  private func layOutOnce() {
    let controller = owningController
    controller?.sendIsAppearing()
    needsLayout = false
    controller?.deliver(.viewWillLayoutSubviews) { $0.viewWillLayoutSubviews() }
    if wantsConstraintUpdate { updateOwnConstraints() }
    solveConstraints()
    needsLayout = false
    layoutSubviews()
    controller?.deliver(.viewDidLayoutSubviews) { $0.viewDidLayoutSubviews() }
  }

  private func solveConstraints() {
    guard constraintsAreDirty, !isPlacedByConstraints else { return }
    // Solved with the region that reaches into this one.
    if let outerRegion, outerRegion.constraintsAreDirty { return }
    var region = LayoutRegion(root: self)
    region.solve()
  }

  /// The content's size changed: the stacks and the constraints that it counts for are to be laid out again.
  func contentSizeChanged() {
    setNeedsLayout()
    UIView.contentGeneration += 1
    var current: UIView? = self
    while let view = current {
      if !view.involving.isEmpty || view.isPlacedByConstraints { view.constraintsChanged() }
      guard view.isArranged, let stack = view.superview as? UIStackView else { return }
      stack.setNeedsLayout()
      current = stack
    }
  }

  func directionChanged() {
    if usesConstraints { constraintsChanged() }
    UIView.refreshInsets(from: self)
    setNeedsLayout()
  }
}
