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
    while let superview = top.superview, superview.needsLayout { top = superview }
    top.layOutTree()
  }

  /// Lays out this view and those below it, parents first, until nothing waits. The bound is for views that ask for
  /// layout each time they are laid out.
  func layOutTree() {
    for _ in 0..<50 where needsLayoutPass {
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
    needsLayout = false
    layoutSubviews()
    controller?.deliver(.viewDidLayoutSubviews) { $0.viewDidLayoutSubviews() }
  }

  /// The content's size changed: the stacks that measured it measure again.
  func contentSizeChanged() {
    setNeedsLayout()
    var current: UIView? = self
    while let view = current, let stack = view.superview as? UIStackView {
      stack.measured = [:]
      stack.setNeedsLayout()
      current = stack
    }
  }

  func directionChanged() {
    UIView.refreshInsets(from: self)
    setNeedsLayout()
  }
}
