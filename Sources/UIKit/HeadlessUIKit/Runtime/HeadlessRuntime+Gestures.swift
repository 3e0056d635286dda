extension HeadlessRuntime {
  static var ignoresFingers: Bool { UIApplication.shared.isIgnoringInteractionEvents }

  /// Taps a control, unless it is disabled: its actions are done.
  public static func tap(_ control: UIControl) {
    guard !ignoresFingers, control.isEnabled, control.isUserInteractionEnabled else { return }
    control.sendActions(for: .touchUpInside)
  }

  /// Taps a button in a bar.
  public static func tap(_ item: UIBarButtonItem) {
    guard !ignoresFingers, item.isEnabled else { return }
    if item.primaryAction == nil, let action = item.action {
      UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    }
    item.primaryAction?.perform(from: item)
  }

  /// Taps a tab: asks the delegate, selects, tells the delegate; also when it is selected already, and then a
  /// navigation controller goes back to its root.
  public static func tap(tabAt index: Int, in controller: UITabBarController) {
    guard !ignoresFingers, controller.tabs.indices.contains(index) else { return }
    let chosen = controller.tabs[index]
    if controller.isInMore(chosen) {
      let more = controller.moreNavigationController
      if controller.currentSelection !== more { tapMore(in: controller) }
      if controller.shown === more || controller.selection === more { controller.openFromMore(chosen, animated: true) }
      return
    }
    guard controller.delegate?.tabBarController(controller, shouldSelect: chosen) ?? true else { return }
    if chosen === controller.selection {
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      controller.selectedIndex = index
    }
    controller.delegate?.tabBarController(controller, didSelect: chosen)
  }

  /// Taps More, where there are more tabs than a phone's bar holds: asks the delegate, shows the list or, with a tab on
  /// it, that tab; a second tap goes back to the list.
  public static func tapMore(in controller: UITabBarController) {
    guard !ignoresFingers, controller.hasMore else { return }
    let more = controller.moreNavigationController
    guard controller.delegate?.tabBarController(controller, shouldSelect: more) ?? true else { return }
    if controller.shown === more {
      more.popToRootViewController(animated: true)
      controller.selection = more
    } else {
      controller.select(more.stack.count > 1 ? more.stack[1] : more)
    }
    controller.delegate?.tabBarController(controller, didSelect: more)
  }

  /// Moves tabs as a person does in More: the delegate hears of it. Those that aren't customizable stay.
  public static func rearrange(_ viewControllers: [UIViewController], in controller: UITabBarController) {
    controller.rearrange(viewControllers)
  }

  /// Taps the back button of a navigation bar, if there is one.
  public static func tapBack(in controller: UINavigationController) {
    if ignoresFingers { return }
    // The one bar of navigation controllers on each other's stacks goes back in the innermost that can.
    if controller.stack.count < 2, let outer = controller.parent as? UINavigationController {
      return tapBack(in: outer)
    }
    if let inner = controller.topViewController as? UINavigationController, inner.stack.count > 1 {
      return tapBack(in: inner)
    }
    guard controller.stack.count > 1, !controller.barIsHidden, let item = controller.innermostTop?.navigationItem,
      item.hasBackButton
    else { return }
    if let action = item.backAction { return action.perform(from: item) }
    controller.popViewController(animated: true)
  }

  /// Taps a button of an alert: the alert goes, then the button does what it is for.
  public static func tap(_ action: UIAlertAction, in alert: UIAlertController) {
    alert.loadViewIfNeeded()
    alert.dismissAndDo(action)
  }

  /// The action that a view of an alert is the button of; nil of another view.
  public static func action(of view: UIView, in alert: UIAlertController) -> UIAlertAction? { alert.action(of: view) }

  /// Drags a sheet to another of its detents. Returns whether it has it.
  @discardableResult
  public static func drag(
    _ sheet: UISheetPresentationController,
    to identifier: UISheetPresentationController.Detent.Identifier
  ) -> Bool {
    guard sheet.detents.contains(where: { $0.identifier == identifier }) else { return false }
    guard sheet.selectedDetentIdentifier != identifier else { return true }
    sheet.selectedDetentIdentifier = identifier
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    return true
  }

  /// Begins the swipe back from the edge. Returns whether it did. The transition waits for the finger.
  @discardableResult
  public static func beginBackSwipe(in controller: UINavigationController) -> Bool {
    guard !ignoresFingers, controller.stack.count > 1, !controller.isTransitionRunning,
      let recognizer = controller.interactivePopGestureRecognizer, recognizer.isEnabled,
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    else { return false }
    controller.popsBySwipe = true
    controller.popViewController(animated: true)
    CommitQueue.shared.drain(movesClock: false)
    controller.popsBySwipe = false
    return controller.isTransitionRunning
  }

  /// Moves the finger of a swipe back, to a part of the way from 0 to 1.
  public static func updateBackSwipe(in controller: UINavigationController, to part: CGFloat) {
    controller.currentTransition?.updateInteractiveTransition(part)
  }

  /// Lets go beyond the middle: the rest takes its time on the clock.
  public static func finishBackSwipe(in controller: UINavigationController) {
    controller.currentTransition?.releaseHand(cancelled: false)
  }

  /// Lets go before the middle: everything goes back, which takes its time on the clock.
  public static func cancelBackSwipe(in controller: UINavigationController) {
    controller.currentTransition?.releaseHand(cancelled: true)
  }

  /// Drags a presented sheet away. Returns whether it went: the controller or the delegate may forbid it.
  @discardableResult
  public static func dragAway(_ presented: UIViewController) -> Bool {
    guard let presenter = presented.presenter, let presentation = presenter.presentation,
      presentation.controller is UISheetPresentationController
        || presentation.controller is UIPopoverPresentationController
    else { return false }
    let controller = presentation.controller
    let delegate = controller.delegate
    guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    delegate?.presentationControllerWillDismiss(controller)
    presenter.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(controller) }
    return true
  }

  /// Drags a presented sheet and lets it go back.
  public static func cancelDrag(of presented: UIViewController) {
    guard presented.presenter?.presentation?.isInTransition == false, presented.appearance == .appeared else { return }
    presented.beginAppearance(false, animated: true)
    presented.beginAppearance(true, animated: true)
    presented.sendIsAppearing()
    presented.endAppearance()
  }
}
