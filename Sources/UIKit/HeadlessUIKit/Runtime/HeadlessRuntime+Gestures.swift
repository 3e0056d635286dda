extension HeadlessRuntime {
  static var ignoresFingers: Bool { UIApplication.shared.isIgnoringInteractionEvents }

  public static func tap(_ control: UIControl) {
    guard !ignoresFingers, control.isEnabled, control.isUserInteractionEnabled else { return }
    control.sendActions(for: .touchUpInside)
  }

  public static func tap(_ item: UIBarButtonItem) {
    guard !ignoresFingers, item.isEnabled else { return }
    if item.primaryAction == nil, let action = item.action {
      UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    }
    item.primaryAction?.perform(from: item)
  }

  /// Taps a tab and notifies the delegate. Tapping the selected tab pops its navigation controller to the root.
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

  /// Taps More, which shows the list or the tab that was opened from it. A second tap returns to the list.
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

  /// Reorders tabs as a user does under More. Tabs that aren't customizable stay.
  public static func rearrange(_ viewControllers: [UIViewController], in controller: UITabBarController) {
    controller.rearrange(viewControllers)
  }

  public static func tapBack(in controller: UINavigationController) {
    if ignoresFingers { return }
    // Nested navigation controllers share one bar, whose back button pops the innermost one that can.
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

  /// Taps a button of an alert: the alert is dismissed, then its handler is called.
  public static func tap(_ action: UIAlertAction, in alert: UIAlertController) {
    alert.loadViewIfNeeded()
    alert.dismissAndDo(action)
  }

  public static func action(of view: UIView, in alert: UIAlertController) -> UIAlertAction? { alert.action(of: view) }

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

  /// Begins the interactive pop gesture. Returns false if it can't begin. The transition waits for the finger.
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

  public static func updateBackSwipe(in controller: UINavigationController, to part: CGFloat) {
    controller.currentTransition?.updateInteractiveTransition(part)
  }

  public static func finishBackSwipe(in controller: UINavigationController) {
    controller.currentTransition?.releaseHand(cancelled: false)
  }

  public static func cancelBackSwipe(in controller: UINavigationController) {
    controller.currentTransition?.releaseHand(cancelled: true)
  }

  /// Drags a presented sheet down. Returns false if the controller or the delegate prevents the dismissal.
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

  public static func cancelDrag(of presented: UIViewController) {
    guard presented.presenter?.presentation?.isInTransition == false, presented.appearance == .appeared else { return }
    presented.beginAppearance(false, animated: true)
    presented.beginAppearance(true, animated: true)
    presented.sendIsAppearing()
    presented.endAppearance()
  }
}
