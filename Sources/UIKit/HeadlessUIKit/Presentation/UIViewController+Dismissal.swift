import Foundation

extension UIViewController {
  private static let duration: TimeInterval = 0.4

  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    let found = lookUp { $0.presentation == nil ? nil : $0 } ?? lookUp { $0.presenter }
    guard let owner = found, let presentation = owner.presentation else { return }
    let tower = presentation.tower
    guard !tower.contains(where: \.isInTransition), owner.presenter?.presentation?.isInTransition != true else {
      return HeadlessRuntime.misuse(
        "Attempt to dismiss from view controller \(HeadlessRuntime.label(of: self)) while a presentation or dismiss is "
          + "in progress!"
      )
    }
    for level in tower {
      level.isInTransition = true
      level.presented.appearanceState.isBeingDismissed = true
    }
    let isAnimated = animated && UIView.areAnimationsEnabled
    if isAnimated, let top = tower.last {
      let transition = ViewTransition(from: top.presented, to: owner, animated: true)
      transition.presentationStyle = top.controller.presentationStyle
      transition.plainDuration = Self.duration
      presentation.transition = transition
      for controller in [owner, self, presentation.presented, top.presented] {
        controller.presentationState.transition = transition
      }
    }
    if let group = CATransaction.currentGroup, let transition = presentation.transition {
      group.enter()
      transition.isIn([group])
    }
    CommitQueue.shared.start {
      owner.startDismissal(tower, animated: isAnimated) { completion?() }
    }
  }

  private func startDismissal(
    _ tower: [Presentation],
    animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    guard let first = tower.first, presentation === first else { return }
    if let transition = first.transition, let top = tower.last, let delegate = top.presented.transitioningDelegate {
      transition.animator = delegate.animationController(forDismissed: top.presented)
      transition.interactor = transition.animator.flatMap { delegate.interactionControllerForDismissal(using: $0) }
    }
    for level in tower.reversed() where level.presented.isOnScreen {
      level.controller.dismissalTransitionWillBegin()
      // Only the topmost dismissal is animated.
      level.presented.beginAppearance(false, animated: animated && level === tower.last)
    }
    if let location = first.presenterLocation {
      beginAppearance(true, animated: animated)
      returnView(to: location)
      sendIsAppearing()
      viewIfLoaded?.layOutTree()
    }
    let finish: @MainActor (Bool) -> Void = { didComplete in
      first.transition = nil
      if didComplete { self.finishDismissal(tower) } else { self.turnBackDismissal(tower) }
      completion()
    }
    if let transition = first.transition { transition.run(in: first.container, finish) } else { finish(true) }
  }

  private func turnBackDismissal(_ tower: [Presentation]) {
    if tower.first?.presenterLocation != nil, viewIfLoaded?.superview != nil {
      beginAppearance(false, animated: true)
      let before = appearanceState.isDrivenByContainer
      appearanceState.isDrivenByContainer = true
      viewIfLoaded?.removeFromSuperview()
      appearanceState.isDrivenByContainer = before
      if appearance == .disappearing { endAppearance() }
    }
    for level in tower {
      level.isInTransition = false
      level.presented.appearanceState.isBeingDismissed = false
      level.controller.dismissalTransitionDidEnd(false)
      guard level.presented.appearance == .disappearing else { continue }
      level.presented.beginAppearance(true, animated: level === tower.last)
      level.presented.endAppearance()
    }
  }

  private func finishDismissal(_ tower: [Presentation]) {
    let presented = tower.map(\.presented)
    // An animator may have moved the view into the container that is removed now.
    if let location = tower.first?.presenterLocation, viewIfLoaded?.superview !== location.superview {
      returnView(to: location)
    }
    for level in tower {
      level.presented.presenter?.presentation = nil
      level.presented.presenter = nil
      level.container.removeFromSuperview()
      level.presented.viewIfLoaded?.removeFromSuperview()
    }
    if appearance == .appearing { endAppearance() }
    for controller in presented.reversed() {
      if controller.appearance == .disappearing { controller.endAppearance() }
      controller.appearanceState.isBeingDismissed = false
      controller.appearanceState.isDrivenByContainer = false
    }
    for level in tower {
      level.controller.dismissalTransitionDidEnd(true)
      level.presented.presentationState.controller = nil
    }
  }

  private func returnView(to location: (superview: UIView, index: Int)) {
    guard let storedView else { return }
    let before = appearanceState.isDrivenByContainer
    appearanceState.isDrivenByContainer = true
    storedView.frame = location.superview.bounds
    location.superview.insertSubview(storedView, at: location.index)
    appearanceState.isDrivenByContainer = before
  }

  private var isOnScreen: Bool {
    appearance == .appeared || appearance == .appearing
  }

  func tearDownPresentations() {
    guard let tower = presentation?.tower else { return }
    for level in tower.reversed() where level.presented.isOnScreen {
      level.presented.beginAppearance(false, animated: false)
    }
    finishDismissal(tower)
  }
}

extension Presentation {
  var tower: [Presentation] {
    var tower: [Presentation] = []
    var current: Presentation? = self
    while let level = current {
      tower.append(level)
      current = level.presented.presentation
    }
    return tower
  }
}
