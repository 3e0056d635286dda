import Foundation

extension UIView {
  var needsLayoutPass: Bool { needsLayout || subtreeNeedsLayout }

  func markNeedsLayout() {
    needsLayout = true
    superview?.markSubtree()
    if let window = containedWindow, window.isShown { CommitQueue.shared.schedule() }
  }

  /// Tells the views above that something below waits for layout, as far up as they don't know.
  func markSubtree() {
    var current: UIView? = self
    while let view = current, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      current = view.superview
    }
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
        if view.needsLayout { view.layOutOnce() }
        guard view.subtreeNeedsLayout else { continue }
        view.subtreeNeedsLayout = false
        waiting.append(contentsOf: view.subviews.reversed().filter(\.needsLayoutPass))
      }
    }
  }

  private func layOutOnce() {
    let controller = owningController
    controller?.sendIsAppearing()
    needsLayout = false
    controller?.deliver(.viewWillLayoutSubviews) { $0.viewWillLayoutSubviews() }
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
