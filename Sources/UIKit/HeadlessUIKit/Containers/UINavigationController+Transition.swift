import Foundation

extension UINavigationController {
  /// Shows the top controller without callbacks, because the container is about to appear or is off screen.
  func installTop() {
    guard let top = stack.last, !isTransitionRunning else { return }
    if shown !== top {
      let old = shown
      if let old { takeOut(old) }
      shown = top
      old?.disappearForGood()
    }
    if top.viewIfLoaded?.superview?.superview === transitionView { return }
    place(top)
    settleMoves()
    isTransitionRequested = false
    endGroups()
    endAnnouncement()
  }

  /// Ends a request that the container's disappearance overtook: the stack stays as requested, and completions run.
  func settleAbandonedTransition() {
    guard isTransitionRequested, !isTransitionRunning else { return }
    settleOffScreen()
    endRequest()
    endAnnouncement()
  }

  /// Runs the completions of a transition that is no longer needed.
  private func endAnnouncement() {
    guard let transition = currentTransition, transition.isWaiting else { return }
    currentTransition = nil
    transition.isAnimated = false
    transition.run(in: transitionView) { _ in }
  }

  private func place(_ child: UIViewController) {
    child.loadViewIfNeeded()
    layOutBars(for: child)
    addWrapped(child, to: transitionView, frame: contentFrame(of: child))
  }

  /// Performs the requested transition. Called by the root view's layout, so that `layoutIfNeeded` performs it.
  func runTransition() {
    guard !isTransitionRunning else { return }
    guard let new = stack.last, new !== shown else {
      if isTransitionRequested, appearance != .disappeared { endRequest() }
      endAnnouncement()
      return
    }
    guard viewIfLoaded?.window != nil, appearance == .appeared || appearance == .appearing else {
      // A container that leaves the screen takes its top controller along; the new one is shown when it appears again.
      if appearance == .disappearing, viewIfLoaded?.window != nil { return }
      return installTop()
    }
    let old = shown
    let animated = requestIsAnimated && appearance == .appeared
    // An announced transition always runs, because its completions may be awaited.
    let isAnnounced = currentTransition?.isWaiting == true
    let transition = animated || isAnnounced ? preparedTransition(from: old, to: new, animated: animated) : nil
    if transition == nil { currentTransition = nil }
    isTransitionRequested = false
    isTransitionRunning = true
    new.loadViewIfNeeded()
    old?.beginAppearance(false, animated: animated)
    shown = new
    layOutBars(for: new)
    new.view.frame = contentFrame(of: new)
    new.beginAppearance(true, animated: animated)
    delegate?.navigationController(self, willShow: new, animated: animated)
    place(new)
    new.sendIsAppearing()
    new.view.layOutTree()
    guard let transition else { return finishTransition(from: old, to: new, animated: animated) }
    transition.run(in: transitionView) { didComplete in
      if didComplete {
        self.finishTransition(from: old, to: new, animated: animated)
      } else {
        self.turnBack(from: old, to: new)
      }
      if self.currentTransition === transition { self.currentTransition = nil }
    }
  }

  private func preparedTransition(
    from old: UIViewController?,
    to new: UIViewController,
    animated: Bool
  ) -> ViewTransition {
    let waiting = currentTransition?.isWaiting == true ? currentTransition : nil
    let transition = waiting ?? ViewTransition(from: old, to: new, animated: true)
    transition.from = old
    transition.to = new
    transition.isAnimated = animated
    currentTransition = transition
    for controller in [self, old, new].compactMap({ $0 }) { controller.presentationState.transition = transition }
    transition.plainDuration = TimeInterval(UINavigationController.hideShowBarDuration) + 0.15
    if animated, let old, let delegate {
      let isPop = new.containmentState.settledIndex != nil
      transition.animator = delegate.navigationController(
        self,
        animationControllerFor: isPop ? .pop : .push,
        from: old,
        to: new
      )
      transition.interactor = transition.animator.flatMap {
        delegate.navigationController(self, interactionControllerFor: $0)
      }
    }
    transition.isHeldByHand = popsBySwipe && transition.animator == nil
    popsBySwipe = false
    return transition
  }

  private func finishTransition(from old: UIViewController?, to new: UIViewController, animated: Bool) {
    isTransitionRunning = false
    // A split view may have taken one of the controllers meanwhile; an animator may have moved the views.
    if let old, old !== shown, isOurs(old) { takeOut(old) }
    if new === shown, !(new.viewIfLoaded?.superview is UIViewControllerWrapperView) { place(new) }
    for controller in [old, new].compactMap({ $0 }) where isOurs(controller) { controller.endAppearance(in: self) }
    if appearance == .appeared { delegate?.navigationController(self, didShow: new, animated: animated) }
    endRequest()
    if stack.last !== shown {
      isTransitionRequested = true
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private func isOurs(_ controller: UIViewController) -> Bool {
    controller.parent === self || controller.parent == nil
  }

  private func turnBack(from old: UIViewController?, to new: UIViewController) {
    isTransitionRunning = false
    // The settled controllers that are still children; the others have been removed.
    let settled =
      stack.filter { $0.containmentState.settledIndex != nil }
      + departures.filter { $0.containmentState.settledIndex != nil }
    stack = settled.sorted { $0.containmentState.settledIndex ?? 0 < $1.containmentState.settledIndex ?? 0 }
    shown = old
    for controller in departures { controller.appearanceState.isMovingFromParent = false }
    departures = []
    if new.appearance == .appearing { new.beginAppearance(false, animated: true) }
    if new.appearance == .disappearing { new.endAppearance() }
    takeOut(new)
    if let old {
      layOutBars(for: old)
      if !(old.viewIfLoaded?.superview is UIViewControllerWrapperView) { place(old) }
      old.beginAppearance(true, animated: true)
      old.endAppearance(in: self)
    }
    let left = arrivals.filter { arrival in !stack.contains { $0 === arrival } }
    arrivals = []
    for controller in left {
      controller.sendWillMove(to: nil)
      controller.leaveParent()
    }
    endRequest()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Removes a child's view with its wrapper. Animators may have moved the view out of it, so empty wrappers go too.
  func takeOut(_ child: UIViewController) {
    if let wrapper = child.viewIfLoaded?.superview as? UIViewControllerWrapperView {
      wrapper.removeFromSuperview()
    } else {
      child.viewIfLoaded?.removeFromSuperview()
    }
    for wrapper in transitionView.subviews where wrapper is UIViewControllerWrapperView && wrapper.subviews.isEmpty {
      wrapper.removeFromSuperview()
    }
  }

  private func endRequest() {
    isTransitionRequested = false
    settleMoves()
    endGroups()
  }

  private func endGroups() {
    let groups = waitingGroups
    waitingGroups = []
    if let currentTransition { return currentTransition.isIn(groups) }
    for group in groups { group.leave() }
  }

  static let hideShowBarDuration: CGFloat = 0.2

  func barsChanged() {
    guard let storedView else { return }
    storedView.setNeedsLayout()
    layOutBars()
  }

  func layOutBars() {
    if let shown { layOutBars(for: shown) }
    guard let storedView else { return }
    let bounds = storedView.bounds
    let safeArea = storedView.safeAreaInsets
    placeBar(on: storedView)
    let height = navigationBar.preferredHeight
    let y = hidesBar ? -height : safeArea.top
    navigationBar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    navigationBar.placeTitleView()
    placeSearchBar(on: storedView, below: safeArea.top)
    if !isToolbarHidden {
      if toolbar.superview !== storedView { storedView.addSubview(toolbar) }
      let height = UIToolbar.height(in: storedView.window) + safeArea.bottom
      toolbar.items = stack.last?.toolbarItems
      toolbar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    } else if storedView.subviews.contains(where: { $0 is UIToolbar }) {
      toolbar.removeFromSuperview()
    }
    guard let shown, let view = shown.viewIfLoaded, view.superview is UIViewControllerWrapperView else { return }
    view.frame = contentFrame(of: shown)
  }

  func toolbarItemsChanged(of controller: UIViewController) {
    if !isToolbarHidden, stack.last === controller { toolbar.items = controller.toolbarItems }
  }

  private func layOutBars(for child: UIViewController) {
    var insets = UIEdgeInsets.zero
    if !hidesBar, child.reachesUnder(.top, isTranslucent: navigationBar.isTranslucent) {
      insets.top = topHeight(of: child)
    }
    if !isToolbarHidden, child.reachesUnder(.bottom, isTranslucent: toolbar.isTranslucent) {
      insets.bottom = UIToolbar.height(in: storedView?.window)
    }
    child.setContainerInsets(insets)
  }

  private func contentFrame(of child: UIViewController) -> CGRect {
    var frame = transitionView.bounds
    let safeArea = storedView?.safeAreaInsets ?? .zero
    if !hidesBar, !child.reachesUnder(.top, isTranslucent: navigationBar.isTranslucent) {
      let top = safeArea.top + topHeight(of: child)
      frame.origin.y += top
      frame.size.height -= top
    }
    if let bar = bottomBar(safeArea), !child.reachesUnder(.bottom, isTranslucent: bar.isTranslucent) {
      frame.size.height -= bar.height
    }
    return frame
  }

  /// The toolbar, or else the tab bar of the parent, with the height of the safe area below it.
  private func bottomBar(_ safeArea: UIEdgeInsets) -> (height: CGFloat, isTranslucent: Bool)? {
    if !isToolbarHidden { return (UIToolbar.height(in: storedView?.window) + safeArea.bottom, toolbar.isTranslucent) }
    guard containmentState.insets.bottom > 0, let tabs = parent as? UITabBarController else { return nil }
    return (safeArea.bottom, tabs.tabBar.isTranslucent)
  }
}
