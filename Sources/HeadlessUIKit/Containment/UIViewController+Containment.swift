import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    if child === self || (!child.children.isEmpty && lookUp({ $0 === child ? $0 : nil }) != nil) {
      return HeadlessRuntime.misuse("Cannot add self or a parent as child: \(HeadlessRuntime.label(of: child))")
    }
    if child.parent === self {
      // Added again: UIKit moves it to the end.
      if let index = children.index(ofObject: child, hint: child.childHint) { children.remove(at: index) }
      children.append(child)
      return child.sendWillMove(to: self)
    }
    if child.parent != nil { child.removeFromParent() }
    child.childHint = children.count
    children.append(child)
    child.storedParent = self
    child.movingToParent = true
    child.movingFromParent = false
    child.sendWillMove(to: self)
  }

  func leaveParent() {
    guard let parent else { return }
    if let index = parent.children.index(ofObject: self, hint: childHint) { parent.children.remove(at: index) }
    parent.overriddenTraits[ObjectIdentifier(self)] = nil
    storedParent = nil
    settledPlace = nil
    containerInsets = .zero
    isDrivenByContainer = false
    sendDidMove(to: nil)
  }

  /// After a move nothing moves any more. What a container shows goes on moving until it has appeared.
  func settleMove(to parent: UIViewController?) {
    movingFromParent = false
    if !isDrivenByContainer { movingToParent = false }
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
      new.isDrivenByContainer = true
      old.isDrivenByContainer = true
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
        old.isDrivenByContainer = false
        new.isDrivenByContainer = false
      }
      completion?(true)
    }
    if isAnimated { HeadlessRuntime.clock.schedule(after: duration, finish) } else { CommitQueue.shared.end(finish) }
  }
}
