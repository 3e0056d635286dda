import Foundation

extension UISplitViewController {
  private var targetControllers: [UIViewController] {
    if hasCollapsed { return collapsedMain.map { [$0] } ?? [] }
    return columns(in: currentMode ?? targetMode).compactMap { panes[$0] }
  }

  func installColumns() {
    let wanted = targetControllers
    for controller in shown where !wanted.contains(where: { $0 === controller }) {
      controller.removeWrapper(from: storedView)
    }
    shown = wanted
    for controller in wanted {
      controller.loadViewIfNeeded()
      place(controller)
    }
    layOutColumns()
  }

  /// Shows and hides columns: the new ones get `viewWillAppear` first, in column order, then the old ones
  /// `viewWillDisappear`; the rest follows at the commit or the end of the animation. UIKit's order is undocumented.
  func arrange(animated: Bool) {
    guard isViewLoaded else { return }
    guard isOnScreen else {
      for controller in shown { controller.removeWrapper(from: storedView) }
      shown = []
      return
    }
    let wanted = targetControllers
    let going = shown.filter { controller in !wanted.contains { $0 === controller } }
    let coming = wanted.filter { controller in !shown.contains { $0 === controller } }
    let isAnimated = animated && UIView.areAnimationsEnabled
    shown = wanted
    for controller in coming { controller.loadViewIfNeeded() }
    layOutColumns()
    for controller in coming { controller.beginAppearance(true, animated: isAnimated) }
    for controller in going { controller.beginAppearance(false, animated: isAnimated) }
    for controller in coming { place(controller) }
    layOutColumns()
    guard !coming.isEmpty || !going.isEmpty else { return }
    changing.removeAll { controller in (coming + going).contains { $0 === controller } }
    changing += going + coming
    CommitQueue.shared.start {
      for controller in coming { controller.sendIsAppearing() }
    }
    if isAnimated {
      HeadlessRuntime.clock.schedule(after: 0.35) { [weak self] in self?.finishArrangement() }
    } else {
      CommitQueue.shared.end { [weak self] in self?.finishArrangement() }
    }
  }

  private func finishArrangement() {
    let controllers = changing
    changing = []
    for controller in controllers where !shown.contains(where: { $0 === controller }) {
      controller.removeWrapper(from: storedView)
      controller.endAppearance(in: self)
    }
    for controller in controllers where shown.contains(where: { $0 === controller }) {
      controller.endAppearance(in: self)
      if appearance == .appeared { controller.appearanceState.isMovingToParent = false }
    }
  }

  /// Hides a controller at once because it moves elsewhere.
  func hideNow(_ controller: UIViewController) {
    shown.removeAll { $0 === controller }
    changing.removeAll { $0 === controller }
    if controller.appearance == .appeared || controller.appearance == .appearing {
      controller.beginAppearance(false, animated: false)
    }
    controller.removeWrapper(from: storedView)
    controller.disappearForGood()
  }

  private func place(_ controller: UIViewController) {
    guard let storedView, let view = controller.view else { return }
    let wrapper: UIView
    if let old = controller.wrapper(in: storedView) {
      wrapper = old
    } else {
      wrapper = UIViewControllerWrapperView(frame: frame(of: controller))
      view.frame = wrapper.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(view)
    }
    // Columns over the secondary are in front of it, the primary in front of all.
    if controller === panes[.secondary], !hasCollapsed {
      storedView.insertSubview(wrapper, at: 0)
    } else {
      storedView.addSubview(wrapper)
    }
    if controller === panes[.supplementary], let primary = panes[.primary]?.wrapper(in: storedView) {
      storedView.bringSubviewToFront(primary)
    }
  }

  // MARK: Layout

  func layOutColumns() {
    for controller in shown { controller.setWrappedFrame(frame(of: controller), in: storedView) }
  }

  /// The separators between the columns, in the root view's coordinates.
  var columnLines: [CGRect] {
    guard !hasCollapsed, let storedView else { return [] }
    return shown.compactMap { controller in
      guard controller !== panes[.secondary] else { return nil }
      let frame = frame(of: controller)
      let x = isReversed ? frame.minX : frame.maxX - 0.5
      return x > 0 && x < storedView.bounds.maxX - 1 ? CGRect(x: x, y: 0, width: 0.5, height: frame.height) : nil
    }
  }

  private var isReversed: Bool {
    (storedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }

  private func frame(of controller: UIViewController) -> CGRect {
    let bounds = storedView?.bounds ?? .zero
    guard !hasCollapsed else { return bounds }
    let mode = displayMode
    let visible = columns(in: mode)
    let primary = visible.contains(.primary) ? width(of: .primary) : 0
    let supplementary = visible.contains(.supplementary) ? width(of: .supplementary) : 0
    var x: CGFloat = 0
    var width = bounds.width
    if controller === panes[.primary] {
      width = self.width(of: .primary)
    } else if controller === panes[.supplementary] {
      x = primary
      width = self.width(of: .supplementary)
    } else {
      switch mode {
      case .oneBesideSecondary, .twoBesideSecondary:
        x = primary + supplementary
        width = max(0, bounds.width - x)
      case .twoDisplaceSecondary:
        // The secondary keeps the width it has beside one column, and extends off screen.
        x = primary + supplementary
        width = max(0, bounds.width - supplementary)
      default: break
      }
    }
    if isReversed { x = bounds.width - x - width }
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  // MARK: Children

  func takeIn(_ controller: UIViewController) {
    (controller.parent as? UINavigationController)?.letGo(controller)
    if controller.parent === self {
      // A controller that is just being removed stays.
      guard controller.appearanceState.isMovingFromParent else { return }
      controller.sendWillMove(to: self)
      return controller.sendDidMove(to: self)
    }
    if controller.appearance != .disappeared {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.disappearForGood()
    }
    adoptDriven(controller)
    controller.sendDidMove(to: self)
  }

  func release(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.sendWillMove(to: nil)
    if changing.contains(where: { $0 === controller }) {
      CommitQueue.shared.end { [weak self] in
        guard let self, controller.parent === self, controller.appearanceState.isMovingFromParent else { return }
        self.hideNow(controller)
        controller.leaveParent()
      }
    } else {
      controller.leaveParent()
    }
  }

  /// Makes the columns beside the secondary compact in width at any size, as in UIKit.
  func refreshColumnTraits() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    for column in Column.inOrder where column != .secondary {
      guard let pane = panes[column], pane.parent === self else { continue }
      let wanted = hasCollapsed ? nil : compact
      let current = containmentState.childTraits[ObjectIdentifier(pane)]
      guard current == nil || current == compact, current != wanted else { continue }
      setOverrideTraitCollection(wanted, forChild: pane)
    }
  }
}
