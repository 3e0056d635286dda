import Foundation

extension UIViewController {
  /// A controller's place in others.
  struct ContainmentState {
    /// The controller that it is in.
    weak var parent: UIViewController?
    /// Where it was among the parent's children.
    var indexHint = 0
    /// The edges that the parent's bars cover.
    var insets = UIEdgeInsets.zero
    /// The traits that its children have instead of its own.
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    /// The place in a navigation controller's stack before the transition that is asked for; nil where it wasn't on it.
    var settledPlace: Int?
    /// Whether it, or one below it in the stack, hides the bar at the bottom.
    var hidesBottomBar = false
  }

  func adopt(_ child: UIViewController) {
    if child === self || (!child.children.isEmpty && lookUp({ $0 === child ? $0 : nil }) != nil) {
      return HeadlessRuntime.misuse("Cannot add self or a parent as child: \(HeadlessRuntime.label(of: child))")
    }
    if child.parent === self {
      // Added again: UIKit moves it to the end.
      if let index = children.index(ofObject: child, hint: child.containmentState.indexHint) {
        children.remove(at: index)
      }
      children.append(child)
      return child.sendWillMove(to: self)
    }
    if child.parent != nil { child.removeFromParent() }
    child.containmentState.indexHint = children.count
    children.append(child)
    child.containmentState.parent = self
    child.appearanceState.isMovingToParent = true
    child.appearanceState.isMovingFromParent = false
    child.sendWillMove(to: self)
  }

  func leaveParent() {
    guard let parent else { return }
    if let index = parent.children.index(ofObject: self, hint: containmentState.indexHint) {
      parent.children.remove(at: index)
    }
    parent.containmentState.childTraits[ObjectIdentifier(self)] = nil
    containmentState.parent = nil
    containmentState.settledPlace = nil
    containmentState.insets = .zero
    appearanceState.isDrivenByContainer = false
    sendDidMove(to: nil)
  }

  /// After a move nothing moves any more. What a container shows goes on moving until it has appeared.
  func settleMove(to parent: UIViewController?) {
    appearanceState.isMovingFromParent = false
    if !appearanceState.isDrivenByContainer { appearanceState.isMovingToParent = false }
  }

  func exchange(
    _ old: UIViewController,
    for new: UIViewController,
    _ duration: TimeInterval,
    _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    for child in [old, new] where child.parent !== self {
      let actual = child.parent.map { HeadlessRuntime.label(of: $0) } ?? "(null)"
      return HeadlessRuntime.misuse(
        "child view controller:\(HeadlessRuntime.label(of: child)) should have parent view controller:"
          + "\(HeadlessRuntime.label(of: self)) but actual parent is:\(actual)"
      )
    }
    guard old !== new else { return }
    let isAnimated = duration > 0 && UIView.areAnimationsEnabled
    let tellsChildren = shouldAutomaticallyForwardAppearanceMethods && appearance == .appeared
    if tellsChildren {
      new.appearanceState.isDrivenByContainer = true
      old.appearanceState.isDrivenByContainer = true
      new.loadViewIfNeeded()
      new.beginAppearance(true, animated: isAnimated)
      old.beginAppearance(false, animated: isAnimated)
    }
    if let place = old.viewIfLoaded?.superview {
      place.addSubview(new.view)
    } else {
      view.addSubview(new.view)
    }
    animations?()
    new.sendIsAppearing()
    let finish: @MainActor () -> Void = {
      old.viewIfLoaded?.removeFromSuperview()
      if tellsChildren {
        old.endAppearance(in: self)
        new.endAppearance(in: self)
        old.appearanceState.isDrivenByContainer = false
        new.appearanceState.isDrivenByContainer = false
      }
      completion?(true)
    }
    if isAnimated { HeadlessRuntime.clock.schedule(after: duration, finish) } else { CommitQueue.shared.end(finish) }
  }
}
