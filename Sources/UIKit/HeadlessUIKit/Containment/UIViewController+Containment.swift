import Foundation

extension UIViewController {
  struct ContainmentState {
    weak var parent: UIViewController?
    var indexHint = 0
    /// The insets of the root view that the parent's bars cover.
    var insets = UIEdgeInsets.zero
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    /// The index in a navigation controller's stack before the requested transition; nil if it wasn't on the stack.
    var settledIndex: Int?
    /// Whether this controller, or one below it in the stack, hides the bottom bar.
    var hidesBottomBar = false
  }

  func adopt(_ child: UIViewController) {
    if child === self || (!child.children.isEmpty && lookUp({ $0 === child ? $0 : nil }) != nil) {
      return HeadlessRuntime.misuse("Cannot add self or a parent as child: \(HeadlessRuntime.label(of: child))")
    }
    if child.parent === self {
      // UIKit moves a child that is added again to the end.
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
    containmentState.settledIndex = nil
    containmentState.insets = .zero
    appearanceState.isDrivenByContainer = false
    sendDidMove(to: nil)
  }

  /// Resets the moving flags. The child that a container shows keeps its flag until it has appeared.
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
    if let superview = old.viewIfLoaded?.superview {
      superview.addSubview(new.view)
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

extension UIViewController {
  /// Announces a new size to the children whose own size changes, and to the presented controller.
  func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.view.bounds.size || size != viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    presentation?.controller.viewWillTransition(to: size, with: coordinator)
  }

  /// Announces new traits to the children, and to the presented controller.
  func passOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
    presentation?.controller.willTransition(to: traits, with: coordinator)
  }

  func overrideTraits(of child: UIViewController, _ traits: UITraitCollection?) {
    containmentState.childTraits[ObjectIdentifier(child)] = traits
    guard let view = child.viewIfLoaded else { return }
    UIView.refreshTraits(from: view.superview ?? view)
    UIView.refreshTraits(from: view)
  }

  /// The minimum leading and trailing margin of the root view. On a phone in landscape, the shorter side counts.
  var systemSideMargin: CGFloat {
    let size = viewIfLoaded?.window?.bounds.size ?? UIScreen.main.bounds.size
    return traitCollection.horizontalSizeClass == .regular || min(size.width, size.height) >= 414 ? 20 : 16
  }
}
