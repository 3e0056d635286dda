import Foundation

extension Array where Element: AnyObject {
  /// The index of an object. Both ends are searched first because long lists are emptied from an end.
  func index(ofObject object: Element, hint: Int = 0) -> Int? {
    if let first, first === object { return 0 }
    if let last, last === object { return count - 1 }
    if indices.contains(hint), self[hint] === object { return hint }
    return firstIndex { $0 === object }
  }
}

extension UIView {
  func exchangeSubviews(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    setNeedsLayout()
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling.superview === self, let index = subviews.index(ofObject: sibling, hint: sibling.indexHint) else {
      return addSubview(view)
    }
    var position = index + offset
    // Moving a view within its superview removes it first.
    if view.superview === self, let old = subviews.index(ofObject: view, hint: view.indexHint), old < position {
      position -= 1
      if view === sibling { return }
    }
    insert(view, at: position)
  }

  func insert(_ view: UIView, at index: Int) {
    if view === self || (!view.subviews.isEmpty && isDescendant(of: view)) {
      return HeadlessRuntime.misuse("Can't add \(HeadlessRuntime.label(of: view)) as subview of itself or of its own")
    }
    if view.superview === self {
      guard let old = subviews.index(ofObject: view, hint: view.indexHint) else { return }
      subviews.remove(at: old)
      let position = min(max(0, index), subviews.count)
      subviews.insert(view, at: position)
      view.indexHint = position
      return
    }
    view.move(to: self, at: index)
  }

  /// Adds the view to a superview or removes it; all other methods call this.
  func move(to newSuperview: UIView?, at index: Int) {
    let oldSuperview = superview
    guard oldSuperview != nil || newSuperview != nil else { return }
    let oldWindow = window
    let newWindow = newSuperview?.containedWindow
    willMove(toSuperview: newSuperview)
    let changesWindow = oldWindow !== newWindow
    if changesWindow { announceWindow(newWindow, after: oldWindow) }
    if let oldSuperview, superview === oldSuperview {
      oldSuperview.willRemoveSubview(self)
      dropOuterConstraints()
      if let position = oldSuperview.subviews.index(ofObject: self, hint: indexHint) {
        oldSuperview.subviews.remove(at: position)
      }
      storedSuperview = nil
      oldSuperview.subviewWasRemoved(self)
      oldSuperview.setNeedsLayout()
    }
    // The old superview may have been released with its queue.
    layoutState.isQueued = false
    if let newSuperview {
      let position = min(max(0, index), newSuperview.subviews.count)
      newSuperview.subviews.insert(self, at: position)
      indexHint = position
      storedSuperview = newSuperview
      if !translatesAutoresizingMaskIntoConstraints, alwaysSolved, isPlacedByConstraints {
        newSuperview.constraintsChanged()
      }
    }
    let controllers = changesWindow ? takeWindow(newWindow, after: oldWindow) : []
    if newSuperview != nil { UIView.refreshTraits(from: self) }
    UIView.refreshInsets(from: self, wholeTree: changesWindow)
    didMoveToSuperview()
    if let newSuperview {
      newSuperview.didAddSubview(self)
      newSuperview.setNeedsLayout()
      if needsLayoutPass { queueForLayout() }
      if constraintState.wantsUpdate || constraintState.wantsUpdateBelow {
        newSuperview.markSubtreeWantsConstraintUpdate()
      }
      if isPlacedByConstraints { newSuperview.constraintsChanged() }
    }
    for controller in controllers { controller.viewDidMove(from: oldWindow, to: newWindow) }
  }

  // Both traversals read subviews only when they reach them because callbacks add views, for example a controller's
  // content before it appears.

  /// Calls `willMove(toWindow:)`, parents first.
  private func announceWindow(_ new: UIWindow?, after old: UIWindow?) {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.announceOwnWindow(new, after: old)
      if !view.subviews.isEmpty { waiting.append(contentsOf: view.subviews.reversed()) }
    }
  }

  private func announceOwnWindow(_ new: UIWindow?, after old: UIWindow?) {
    layoutState.awaitsWindow = true
    willMove(toWindow: new)
    owningController?.viewWillMove(from: old, to: new)
  }

  /// Sets the window, parents first, and returns the controllers whose root views are in it. Callbacks may change the
  /// hierarchy.
  private func takeWindow(_ new: UIWindow?, after old: UIWindow?) -> [UIViewController] {
    var controllers: [UIViewController] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      guard view.storedSuperview?.containedWindow === new, view.window !== new else { continue }
      if !view.layoutState.awaitsWindow { view.announceOwnWindow(new, after: old) }
      view.layoutState.awaitsWindow = false
      if view.isFirstResponder { view.resignFirstResponder() }
      view.storedWindow = new
      if let controller = view.owningController { controllers.append(controller) }
      view.didMoveToWindow()
      if !view.subviews.isEmpty { waiting.append(contentsOf: view.subviews.reversed()) }
    }
    return controllers
  }

  /// The window of subviews; a window's is itself.
  var containedWindow: UIWindow? {
    self as? UIWindow ?? window
  }

  /// This view and its descendants, parents first. Iterative because hierarchies can be thousands deep.
  func viewsInTree() -> [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      found.append(view)
      if !view.subviews.isEmpty { waiting.append(contentsOf: view.subviews.reversed()) }
    }
    return found
  }

  func isInTree(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  func firstInTree(where matches: (UIView) -> Bool) -> UIView? {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if matches(view) { return view }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }
}

extension UIView {
  func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  func stopTyping() -> Bool {
    guard let view = window?.firstResponder as? UIView, view.isDescendant(of: self) else { return true }
    return view.resignFirstResponder()
  }
}
