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
      level.presented.beingDismissed = true
    }
    let isAnimated = animated && UIView.areAnimationsEnabled
    let group = isAnimated ? CATransaction.currentGroup : nil
    group?.enter()
    CommitQueue.shared.start {
      owner.startDismissal(tower, animated: isAnimated) {
        completion?()
        group?.leave()
      }
    }
  }

  /// What is on screen of the tower goes, the top first, and this controller comes back if it had left.
  private func startDismissal(
    _ tower: [Presentation],
    animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    guard let first = tower.first, presentation === first else { return }
    for level in tower.reversed() where level.presented.isOnScreen {
      level.controller.dismissalTransitionWillBegin()
      // Only the topmost one is seen going.
      level.presented.beginAppearance(false, animated: animated && level === tower.last)
    }
    if let place = first.presenterPlace {
      beginAppearance(true, animated: animated)
      returnView(to: place)
      sendIsAppearing()
      viewIfLoaded?.layOutTree()
    }
    let finish: @MainActor () -> Void = {
      self.finishDismissal(tower)
      completion()
    }
    if animated { HeadlessRuntime.clock.schedule(after: Self.duration, finish) } else { finish() }
  }

  private func finishDismissal(_ tower: [Presentation]) {
    let presented = tower.map(\.presented)
    for level in tower {
      level.presented.presenter?.presentation = nil
      level.presented.presenter = nil
      level.container.removeFromSuperview()
      level.presented.viewIfLoaded?.removeFromSuperview()
    }
    if appearance == .appearing { endAppearance() }
    for controller in presented.reversed() {
      if controller.appearance == .disappearing { controller.endAppearance() }
      controller.beingDismissed = false
      controller.isDrivenByContainer = false
    }
    for level in tower {
      level.controller.dismissalTransitionDidEnd(true)
      level.presented.storedPresentationController = nil
    }
  }

  private func returnView(to place: (superview: UIView, index: Int)) {
    guard let storedView else { return }
    let before = isDrivenByContainer
    isDrivenByContainer = true
    storedView.frame = place.superview.bounds
    place.superview.insertSubview(storedView, at: place.index)
    isDrivenByContainer = before
  }

  private var isOnScreen: Bool {
    appearance == .appeared || appearance == .appearing
  }

  /// Drops at once what is presented, when the window gets another root.
  func tearDownPresentations() {
    guard let tower = presentation?.tower else { return }
    for level in tower.reversed() where level.presented.isOnScreen {
      level.presented.beginAppearance(false, animated: false)
    }
    finishDismissal(tower)
  }
}

extension Presentation {
  /// This presentation and those above it.
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
