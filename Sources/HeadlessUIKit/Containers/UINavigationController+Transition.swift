import Foundation

extension UINavigationController {
  /// Puts the top in its place without telling it anything: its container is about to appear, or is off screen.
  func installTop() {
    guard let top = stack.last, !isTransitionRunning else { return }
    if shown !== top {
      shown?.viewIfLoaded?.superview?.removeFromSuperview()
      shown = top
    }
    if top.viewIfLoaded?.superview?.superview === transitionView { return }
    place(top)
    settleMoves()
    isTransitionRequested = false
  }

  /// Puts a child's view in a wrapper of its own.
  private func place(_ child: UIViewController) {
    child.loadViewIfNeeded()
    layOutBars(for: child)
    let wrapper = UIViewControllerWrapperView(frame: transitionView.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.frame = contentFrame(of: child)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(child.view)
    transitionView.addSubview(wrapper)
  }

  /// The transition that was asked for: in the layout of the root view, so that asking for layout brings it about.
  func runTransition() {
    guard !isTransitionRunning else { return }
    guard let new = stack.last, new !== shown else {
      if isTransitionRequested, appearance != .disappeared { endRequest() }
      return
    }
    guard viewIfLoaded?.window != nil, appearance == .appeared || appearance == .appearing else {
      return installTop()
    }
    let old = shown
    let animated = requestIsAnimated && appearance == .appeared
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
    let finish: @MainActor () -> Void = { self.finishTransition(from: old, to: new, animated: animated) }
    if animated {
      HeadlessRuntime.clock.schedule(after: TimeInterval(UINavigationController.hideShowBarDuration) + 0.15, finish)
    } else {
      finish()
    }
  }

  private func finishTransition(from old: UIViewController?, to new: UIViewController, animated: Bool) {
    isTransitionRunning = false
    if old !== shown { old?.viewIfLoaded?.superview?.removeFromSuperview() }
    old?.endAppearance(in: self)
    new.endAppearance(in: self)
    if appearance == .appeared { delegate?.navigationController(self, didShow: new, animated: animated) }
    endRequest()
    if stack.last !== shown {
      isTransitionRequested = true
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private func endRequest() {
    isTransitionRequested = false
    settleMoves()
    let groups = waitingGroups
    waitingGroups = []
    for group in groups { group.leave() }
  }

  /// How long a bar takes to come or go, in seconds.
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
    let y = isBarAway ? -height : safeArea.top
    navigationBar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if !isToolbarHidden {
      if toolbar.superview !== storedView { storedView.addSubview(toolbar) }
      let height = UIToolbar.height + safeArea.bottom
      toolbar.items = stack.last?.toolbarItems
      toolbar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    if isViewLoaded { toolbarVisibilityChanged() }
    guard let shown, let view = shown.viewIfLoaded, view.superview is UIViewControllerWrapperView else { return }
    view.frame = contentFrame(of: shown)
  }

  private func toolbarVisibilityChanged() {
    if isToolbarHidden, storedView?.subviews.contains(where: { $0 is UIToolbar }) == true {
      toolbar.removeFromSuperview()
    }
  }

  private func layOutBars(for child: UIViewController) {
    var insets = UIEdgeInsets.zero
    if !isBarAway, child.edgesForExtendedLayout.contains(.top) {
      insets.top = navigationBar.preferredHeight
    }
    if !isToolbarHidden, child.edgesForExtendedLayout.contains(.bottom) { insets.bottom = UIToolbar.height }
    child.setContainerInsets(insets)
  }

  /// All of the place, or what the bars leave where content doesn't reach under them.
  private func contentFrame(of child: UIViewController) -> CGRect {
    var frame = transitionView.bounds
    let safeArea = storedView?.safeAreaInsets ?? .zero
    if !isBarAway, !child.edgesForExtendedLayout.contains(.top) {
      let top = safeArea.top + navigationBar.preferredHeight
      frame.origin.y += top
      frame.size.height -= top
    }
    if !isToolbarHidden, !child.edgesForExtendedLayout.contains(.bottom) {
      frame.size.height -= UIToolbar.height + safeArea.bottom
    }
    return frame
  }
}
