import Foundation

extension Array where Element: AnyObject {
  /// The place of an object, looked for at both ends first: long lists are emptied from an end.
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
    var place = index + offset
    // Taken out first when it only changes its place.
    if view.superview === self, let old = subviews.index(ofObject: view, hint: view.indexHint), old < place {
      place -= 1
      if view === sibling { return }
    }
    insert(view, at: place)
  }

  func insert(_ view: UIView, at index: Int) {
    if view === self || (!view.subviews.isEmpty && isDescendant(of: view)) {
      return HeadlessRuntime.misuse("Can't add \(HeadlessRuntime.label(of: view)) as subview of itself or of its own")
    }
    if view.superview === self {
      guard let old = subviews.index(ofObject: view, hint: view.indexHint) else { return }
      subviews.remove(at: old)
      let place = min(max(0, index), subviews.count)
      subviews.insert(view, at: place)
      view.indexHint = place
      return
    }
    view.move(to: self, at: index)
  }

  /// The one way in and out of a superview.
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
      if let place = oldSuperview.subviews.index(ofObject: self, hint: indexHint) {
        oldSuperview.subviews.remove(at: place)
      }
      storedSuperview = nil
      oldSuperview.subviewWasRemoved(self)
      oldSuperview.setNeedsLayout()
    }
    // Also where the old superview ended and took its queue with it.
    layoutState.isQueued = false
    if let newSuperview {
      let place = min(max(0, index), newSuperview.subviews.count)
      newSuperview.subviews.insert(self, at: place)
      indexHint = place
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

  // Both walks look at subviews only when they come to them: callbacks add views, a controller that is about to appear
  // its content.

  /// Tells the tree that its window is about to change, parents first.
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

  /// Gives the tree its window, parents first, and finds the controllers whose root views are in it. What callbacks
  /// take out or put in meanwhile has its window from that.
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

  /// The window that subviews are in: a window is its own.
  var containedWindow: UIWindow? {
    self as? UIWindow ?? window
  }

  /// This view and those below it, parents first, without recursion: trees may be thousands deep.
  func viewsInTree() -> [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      found.append(view)
      if !view.subviews.isEmpty { waiting.append(contentsOf: view.subviews.reversed()) }
    }
    return found
  }

  /// Whether it is the view, or below it.
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
