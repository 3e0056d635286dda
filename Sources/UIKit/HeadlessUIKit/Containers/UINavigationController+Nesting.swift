import Foundation

/// Nested stacks. A split view that collapses pushes the secondary's navigation controller, stack and all, onto the
/// primary's stack: the only case in which UIKit lets one navigation controller be on another's stack. The inner one
/// keeps its stack and shows no bar; the outer bar shows the inner items.
extension UINavigationController {
  /// Whether the controller is on the stack of another navigation controller.
  var isNested: Bool { parent is UINavigationController }

  /// The top of the innermost stack.
  var innermostTop: UIViewController? {
    var top = topViewController
    while let inner = top as? UINavigationController, let next = inner.topViewController { top = next }
    return top
  }

  var hidesBar: Bool { isNavigationBarHidden || isNested }

  var itemsOfBar: [UINavigationItem] {
    stack.flatMap { controller in (controller as? UINavigationController)?.itemsOfBar ?? [controller.navigationItem] }
  }

  var barIsHidden: Bool { (parent as? UINavigationController)?.barIsHidden ?? isNavigationBarHidden }

  func nest(_ controllers: [UIViewController], animated: Bool) {
    allowsNesting = true
    replaceStack(controllers, animated: animated)
    allowsNesting = false
    for case let inner as UINavigationController in controllers { inner.viewIfLoaded?.setNeedsLayout() }
  }

  func cut(downTo count: Int) -> [UIViewController] {
    let popped = pop(downTo: count, animated: false)
    runTransition()
    // All popped controllers but the one on screen have left already.
    for controller in popped where controller.parent === self { letGo(controller) }
    // The controllers that a running transition was about to cover.
    for controller in popped where controller.appearance != .disappeared {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.disappearForGood()
    }
    return popped
  }

  /// Removes a controller at once, even during a transition.
  func letGo(_ controller: UIViewController) {
    if stack.contains(where: { $0 === controller }) {
      stack.removeAll { $0 === controller }
      unsettledIndex = 0
      runTransition()
    } else if departures.contains(where: { $0 === controller }) {
      runTransition()
    }
    arrivals.removeAll { $0 === controller }
    departures.removeAll { $0 === controller }
    if shown === controller {
      // The end of the running transition shows the controller that is on top now.
      shown = nil
      controller.viewIfLoaded?.superview?.removeFromSuperview()
    }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.disappearForGood()
    if controller.parent === self {
      controller.leaveParent()
      didLetGo(controller)
    }
    (controller as? UINavigationController)?.viewIfLoaded?.setNeedsLayout()
  }

  func placeBar(on view: UIView) {
    if isNested {
      if navigationBar.superview === view { navigationBar.removeFromSuperview() }
    } else if navigationBar.superview == nil {
      view.addSubview(navigationBar)
    }
  }
}
