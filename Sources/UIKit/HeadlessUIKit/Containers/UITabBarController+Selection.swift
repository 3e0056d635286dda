import Foundation

extension UITabBarController {
  func replaceTabs(_ new: [UIViewController]) {
    let old = tabs
    let kept = Set(new.map(ObjectIdentifier.init))
    let known = Set(old.map(ObjectIdentifier.init))
    tabs = new
    let added = new.filter { !known.contains(ObjectIdentifier($0)) }
    for controller in added {
      adoptDriven(controller)
    }
    for controller in added { controller.sendDidMove(to: self) }
    refreshMore()
    if let requestedIndex, new.indices.contains(requestedIndex) {
      self.requestedIndex = nil
      selectTab(at: requestedIndex)
    } else if selection.map({ !kept.contains(ObjectIdentifier($0)) && !($0 is UIMoreNavigationController && hasMore) })
      ?? true
    {
      if new.isEmpty { dropSelection() } else { selectTab(at: 0) }
    } else {
      // The selected tab moved between the bar and More.
      if let selection, let shown, host(of: selection) !== shown { select(selection) }
      markSelectedItem()
    }
    dropMoreIfNotNeeded()
    if appearance != .disappeared { loadNavigation() }
    for controller in old where !kept.contains(ObjectIdentifier(controller)) { leave(controller) }
  }

  private func leave(_ old: UIViewController) {
    old.sendWillMove(to: nil)
    if changing.contains(where: { $0 === old }) {
      CommitQueue.shared.end { old.leaveParent() }
    } else {
      old.leaveParent()
    }
  }

  /// Loads the views of navigation controllers before they are selected, as UIKit does, but not those of their stacks.
  func loadNavigation() {
    for case let navigation as UINavigationController in tabs.prefix(countInBar) { navigation.loadViewIfNeeded() }
  }

  private func dropSelection() {
    guard let old = selection else { return }
    selection = nil
    tabBar.selectedItem = nil
    guard shown === old else { return }
    shown = nil
    old.beginAppearance(false, animated: false)
    old.viewIfLoaded?.superview?.removeFromSuperview()
    old.endAppearance(in: self)
  }

  func selectTab(at index: Int) {
    guard tabs.indices.contains(index) else {
      if tabs.isEmpty { requestedIndex = index }
      return
    }
    let new = tabs[index]
    guard new !== currentSelection else { return }
    select(new)
  }

  func select(_ chosen: UIViewController) {
    selection = chosen
    markSelectedItem()
    if isInMore(chosen) { stackInMore(chosen, animated: false) }
    let new = host(of: chosen)
    guard new !== shown else { return }
    guard let storedView, storedView.window != nil, appearance == .appeared || appearance == .appearing else {
      if let shown, shown !== new {
        shown.viewIfLoaded?.superview?.removeFromSuperview()
        self.shown = nil
      }
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let old = shown
    new.loadViewIfNeeded()
    shown = new
    layOutBar()
    new.view.frame = contentFrame(of: new)
    new.beginAppearance(true, animated: false)
    old?.beginAppearance(false, animated: false)
    place(new)
    changing.removeAll { $0 === new || $0 === old }
    if let old { changing.append(old) }
    changing.append(new)
    if let transition = preparedTransition(from: old, to: new) {
      CommitQueue.shared.start { [weak self] in
        guard let self else { return }
        new.sendIsAppearing()
        transition.run(in: transitionView) { didComplete in
          if self.currentTransition === transition { self.currentTransition = nil }
          if !didComplete, let old { self.turnBack(to: old) }
          self.finishSelection()
        }
      }
      return
    }
    CommitQueue.shared.appear(new)
    CommitQueue.shared.end { [weak self] in self?.finishSelection() }
  }

  private func preparedTransition(from old: UIViewController?, to new: UIViewController) -> ViewTransition? {
    guard let old, let delegate, UIView.areAnimationsEnabled,
      let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    else { return nil }
    let transition = ViewTransition(from: old, to: new, animated: true)
    transition.animator = animator
    transition.interactor = delegate.tabBarController(self, interactionControllerFor: animator)
    currentTransition = transition
    for controller in [self, old, new] { controller.presentationState.transition = transition }
    return transition
  }

  private func turnBack(to old: UIViewController) {
    let new = shown
    shown = old
    selection = tabs.first { host(of: $0) === old } ?? old
    markSelectedItem()
    new?.beginAppearance(false, animated: true)
    old.beginAppearance(true, animated: true)
    layOutBar()
  }

  private func finishSelection() {
    let controllers = changing
    changing = []
    for controller in controllers where controller !== shown {
      controller.viewIfLoaded?.superview?.removeFromSuperview()
      controller.endAppearance(in: self)
    }
    for controller in controllers where controller === shown {
      controller.endAppearance(in: self)
      if appearance == .appeared { controller.appearanceState.isMovingToParent = false }
    }
  }

  private func markSelectedItem() {
    tabBar.selectedItem = selection.map { host(of: $0) }?.tabBarItem
  }

  func installSelection() {
    if let selection, isInMore(selection) { stackInMore(selection, animated: false) }
    guard let selection = selection.map({ host(of: $0) }) else { return }
    if shown !== selection {
      shown?.viewIfLoaded?.superview?.removeFromSuperview()
      shown = selection
    }
    selection.loadViewIfNeeded()
    layOutBar()
    if !(selection.viewIfLoaded?.superview is UIViewControllerWrapperView) { place(selection) }
  }

  private func place(_ child: UIViewController) {
    if child.view.superview is UIViewControllerWrapperView { return }
    addWrapped(child, to: transitionView, frame: contentFrame(of: child))
  }

  func layOutBar() {
    let height = tabBar.preferredHeight
    if let shown {
      let bottom = isBarHidden || endsAboveBar(of: shown) ? 0 : height
      shown.setContainerInsets(UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    }
    guard let storedView else { return }
    let bounds = storedView.bounds
    let whole = height + storedView.safeAreaInsets.bottom
    let y = contentHidesBar ? bounds.height : bounds.height - whole
    tabBar.frame = CGRect(x: 0, y: y, width: bounds.width, height: whole)
    guard let shown, let view = shown.viewIfLoaded, view.superview is UIViewControllerWrapperView else { return }
    view.frame = contentFrame(of: shown)
  }

  func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    for case let navigation as UINavigationController in children { navigation.barsChanged() }
  }

  private var contentHidesBar: Bool {
    (shown as? UINavigationController)?.innermostTop?.containmentState.hidesBottomBar ?? false
  }

  private var isBarHidden: Bool { contentHidesBar || tabBar.isHidden }

  private func endsAboveBar(of child: UIViewController) -> Bool {
    !isBarHidden && !(child is UINavigationController)
      && !child.reachesUnder(.bottom, isTranslucent: tabBar.isTranslucent)
  }

  private func contentFrame(of child: UIViewController) -> CGRect {
    var frame = transitionView.bounds
    if endsAboveBar(of: child) {
      frame.size.height -= tabBar.preferredHeight + (storedView?.safeAreaInsets.bottom ?? 0)
    }
    return frame
  }
}
