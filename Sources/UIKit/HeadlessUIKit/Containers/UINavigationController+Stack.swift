import Foundation

extension UINavigationController {
  func push(_ new: UIViewController, animated: Bool) {
    if new is UISplitViewController {
      return HeadlessRuntime.misuse(
        "Split View Controllers cannot be pushed to a Navigation Controller \(HeadlessRuntime.label(of: self))"
      )
    }
    if new is UINavigationController {
      return HeadlessRuntime.misuse("Pushing a navigation controller is not supported")
    }
    if new.parent === self, stack.contains(where: { $0 === new }) {
      return HeadlessRuntime.misuse(
        "Pushing the same view controller instance more than once is not supported (\(HeadlessRuntime.label(of: new)))"
      )
    }
    let below = stack.last
    stack.append(new)
    new.containmentState.hidesBottomBar =
      below.map { $0.containmentState.hidesBottomBar || new.hidesBottomBarWhenPushed } ?? false
    arrive(new)
    requestTransition(animated: animated)
  }

  func pop(downTo count: Int, animated: Bool) -> [UIViewController] {
    guard stack.count > count else { return [] }
    let popped = Array(stack[count...])
    stack.removeLast(popped.count)
    unsettledIndex = min(unsettledIndex, count)
    for controller in popped.reversed() { depart(controller) }
    requestTransition(animated: animated)
    return popped
  }

  func replaceStack(_ new: [UIViewController], animated: Bool) {
    var kept: Set<ObjectIdentifier> = []
    for controller in new where !kept.insert(ObjectIdentifier(controller)).inserted {
      return HeadlessRuntime.misuse(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(HeadlessRuntime.label(of: controller)))"
      )
    }
    let lain = Set(stack.map(ObjectIdentifier.init))
    if !allowsNesting, new.contains(where: { $0 is UINavigationController && !lain.contains(ObjectIdentifier($0)) }) {
      return HeadlessRuntime.misuse("Pushing a navigation controller is not supported")
    }
    let old = stack
    let known = Set(old.map(ObjectIdentifier.init))
    stack = new
    unsettledIndex = 0
    var hides = false
    for (index, controller) in new.enumerated() {
      hides = hides || (index > 0 && controller.hidesBottomBarWhenPushed)
      controller.containmentState.hidesBottomBar = hides
      if !known.contains(ObjectIdentifier(controller)) { arrive(controller) }
    }
    for controller in old.reversed() where !kept.contains(ObjectIdentifier(controller)) { depart(controller) }
    requestTransition(animated: animated)
  }

  private func arrive(_ new: UIViewController) {
    // A controller that was popped a moment ago and is still leaving simply stays.
    if let index = departures.firstIndex(where: { $0 === new }) { departures.remove(at: index) }
    if new.parent !== self { new.containmentState.settledIndex = nil }
    adoptDriven(new)
    arrivals.append(new)
  }

  private func depart(_ old: UIViewController) {
    if old.appearanceState.isMovingToParent { arrivals.removeAll { $0 === old } }
    old.sendWillMove(to: nil)
    if old === shown, isOnScreen {
      departures.append(old)
    } else {
      if old === shown {
        takeOut(old)
        shown = nil
        old.disappearForGood()
      }
      old.leaveParent()
      didLetGo(old)
    }
  }

  private var isOnScreen: Bool {
    viewIfLoaded?.window != nil && appearance != .disappeared
  }

  private func requestTransition(animated: Bool) {
    guard isOnScreen, let storedView else { return settleOffScreen() }
    isTransitionRequested = true
    // A controller that is leaving the screen doesn't animate.
    requestIsAnimated = animated && UIView.areAnimationsEnabled && appearance != .disappearing
    announceTransition()
    if requestIsAnimated, let group = CATransaction.currentGroup {
      group.enter()
      waitingGroups.append(group)
    }
    storedView.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Makes the transition coordinator available from the request on.
  private func announceTransition() {
    guard let new = stack.last, new !== shown else { return }
    // Two requests before a commit share one transition, so that its completion runs for both.
    let waiting = currentTransition?.isWaiting == true ? currentTransition : nil
    guard requestIsAnimated || waiting != nil else { return }
    let transition = waiting ?? ViewTransition(from: shown, to: new, animated: true)
    transition.to = new
    currentTransition = transition
    for controller in [self, shown, new].compactMap({ $0 }) { controller.presentationState.transition = transition }
  }

  /// Ends a change of the stack without a window: there are no animations and no appearance callbacks.
  func settleOffScreen() {
    if let old = shown, old !== stack.last {
      takeOut(old)
      shown = nil
      old.disappearForGood()
    }
    settleMoves()
    viewIfLoaded?.setNeedsLayout()
  }

  func settleMoves() {
    for index in min(unsettledIndex, stack.count)..<stack.count { stack[index].containmentState.settledIndex = index }
    unsettledIndex = stack.count
    let arrived = arrivals
    let departed = departures
    arrivals = []
    departures = []
    for controller in arrived where controller.parent === self {
      controller.sendDidMove(to: self)
      if appearance == .appeared { controller.appearanceState.isMovingToParent = false }
    }
    for controller in departed where controller.parent === self {
      controller.leaveParent()
      didLetGo(controller)
    }
  }
}
