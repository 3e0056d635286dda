extension UIViewController {
  struct AppearanceState {
    var phase = Appearance.disappeared
    var isAnimated = false
    var awaitsIsAppearing = false
    var isDrivenByContainer = false
    /// Whether `beginAppearanceTransition` was called and `endAppearanceTransition` wasn't yet.
    var isDrivenByHand = false
    var isMovingToParent = false
    var isMovingFromParent = false
    var isBeingPresented = false
    var isBeingDismissed = false
  }

  var appearance: Appearance {
    get { appearanceState.phase }
    set { appearanceState.phase = newValue }
  }

  enum Appearance: String {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Begins a transition that a container ends itself: until then, moving the view into or out of a window has no
  /// effect.
  func beginByHand(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
    appearanceState.isDrivenByHand = appearance == .appearing || appearance == .disappearing
  }

  /// Starts with the controller itself, then its children. Not recursive, because trees may be thousands deep.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    var waiting: [UIViewController] = [self]
    while let controller = waiting.popLast() {
      guard controller.beginOne(isAppearing, animated: animated) else { continue }
      waiting.append(contentsOf: controller.childrenOnScreen.reversed())
    }
  }

  private func beginOne(_ isAppearing: Bool, animated: Bool) -> Bool {
    switch (appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      appearance = .appearing
      appearanceState.isAnimated = animated
      appearanceState.awaitsIsAppearing = true
      deliver(.viewWillAppear(animated: animated)) { $0.viewWillAppear(animated) }
      prepareToAppear(animated: animated)
      return true
    case (.appeared, false), (.appearing, false):
      appearance = .disappearing
      appearanceState.isAnimated = animated
      appearanceState.awaitsIsAppearing = false
      deliver(.viewWillDisappear(animated: animated)) { $0.viewWillDisappear(animated) }
      return true
    default:
      return false
    }
  }

  func endAppearance() {
    guard appearance == .appearing || appearance == .disappearing else {
      return HeadlessRuntime.misuse(
        "Unbalanced calls to begin/end appearance transitions for \(HeadlessRuntime.label(of: self))."
      )
    }
    var waiting: [UIViewController] = [self]
    var ended: [UIViewController] = []
    while let controller = waiting.popLast() {
      guard controller.endOne() else { continue }
      ended.append(controller)
      let state: Appearance = controller.appearance == .appeared ? .appearing : .disappearing
      waiting.append(contentsOf: controller.childrenOnScreen.reversed().filter { $0.appearance == state })
    }
    for controller in ended.reversed() { controller.appearanceDidEnd() }
  }

  private func endOne() -> Bool {
    appearanceState.isDrivenByHand = false
    switch appearance {
    case .appearing:
      sendIsAppearingToSelf()
      // The callback may have reversed the transition.
      guard appearance == .appearing else { return false }
      appearance = .appeared
      deliver(.viewDidAppear(animated: appearanceState.isAnimated)) {
        $0.viewDidAppear(self.appearanceState.isAnimated)
      }
      return true
    case .disappearing:
      appearance = .disappeared
      deliver(.viewDidDisappear(animated: appearanceState.isAnimated)) {
        $0.viewDidDisappear(self.appearanceState.isAnimated)
      }
      return true
    default:
      return false
    }
  }

  func sendIsAppearing() {
    guard appearanceState.awaitsIsAppearing, viewIfLoaded?.window != nil else { return }
    var top = self
    while let parent = top.parent, parent.appearanceState.awaitsIsAppearing, parent.viewIfLoaded?.window != nil,
      parent.shouldAutomaticallyForwardAppearanceMethods
    {
      top = parent
    }
    var waiting: [UIViewController] = [top]
    while let controller = waiting.popLast() {
      controller.sendIsAppearingToSelf()
      waiting.append(contentsOf: controller.childrenOnScreen.reversed().filter(\.appearanceState.awaitsIsAppearing))
    }
  }

  private func sendIsAppearingToSelf() {
    guard appearanceState.awaitsIsAppearing, appearance == .appearing else { return }
    appearanceState.awaitsIsAppearing = false
    deliver(.viewIsAppearing(animated: appearanceState.isAnimated)) {
      $0.viewIsAppearing(self.appearanceState.isAnimated)
    }
  }

  var isFrameSetByContainer: Bool {
    appearanceState.isDrivenByContainer || presenter != nil || presentationState.hostWindow != nil
  }

  private var isDrivenByView: Bool {
    if isFrameSetByContainer || appearanceState.isDrivenByHand { return false }
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && !parent.drivesChildren
  }

  func viewWillMove(from old: UIWindow?, to new: UIWindow?) {
    guard isDrivenByView else { return }
    if new == nil {
      if appearance == .appeared || appearance == .appearing, parent.map({ $0.isOnScreen }) ?? true {
        beginAppearance(false, animated: false)
      }
    } else if old == nil, parent.map({ $0.isOnScreen }) ?? true {
      beginAppearance(true, animated: false)
    }
  }

  func viewDidMove(from old: UIWindow?, to new: UIWindow?) {
    guard isDrivenByView, viewIfLoaded?.window === new else { return }
    if new == nil {
      if appearance == .disappearing, parent.map({ $0.isOnScreen }) ?? true { endAppearance() }
    } else if appearance == .appearing {
      CommitQueue.shared.appear(self)
    }
  }

  private var isOnScreen: Bool {
    appearance == .appeared || appearance == .appearing
  }

  /// Called after the layout of a commit. A child never is further on screen than its container, which ends the child's
  /// transition with its own.
  func endViewDrivenAppearance() {
    guard appearance == .appearing, viewIfLoaded?.window != nil else { return }
    if let parent, parent.shouldAutomaticallyForwardAppearanceMethods, parent.appearance != .appeared { return }
    endAppearance()
  }

  func disappearForGood() {
    if appearance == .appeared || appearance == .appearing { beginAppearance(false, animated: false) }
    if appearance == .disappearing { endAppearance() }
  }

  /// Ends a transition that a container began, unless the container is itself in a transition that will end it.
  func endAppearance(in container: UIViewController) {
    if appearance == .appearing, container.appearance != .appeared { return }
    if appearance == .appearing || appearance == .disappearing { endAppearance() }
  }
}
