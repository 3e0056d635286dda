import Foundation

/// A split view that collapses puts the secondary's navigation controller, content and all, onto the primary's stack:
/// the only case in which UIKit lets one navigation controller lie on another. The inner one keeps its own stack and
/// shows no bar; the outer bar shows the inner items.
extension UINavigationController {
  /// Whether it lies on another one's stack.
  var isNested: Bool { parent is UINavigationController }

  /// The top of the innermost stack.
  var innermostTop: UIViewController? {
    var top = topViewController
    while let inner = top as? UINavigationController, let next = inner.topViewController { top = next }
    return top
  }

  /// Whether it shows no bar.
  var isBarAway: Bool { isNavigationBarHidden || isNested }

  /// The items of the stack, with those of the navigation controllers on it.
  var itemsOfBar: [UINavigationItem] {
    stack.flatMap { controller in (controller as? UINavigationController)?.itemsOfBar ?? [controller.navigationItem] }
  }

  /// Whether the bar that shows its items is hidden.
  var barIsHidden: Bool { (parent as? UINavigationController)?.barIsHidden ?? isNavigationBarHidden }

  /// Replaces the stack by one that may hold navigation controllers.
  func nest(_ controllers: [UIViewController], animated: Bool) {
    allowsNesting = true
    replaceStack(controllers, animated: animated)
    allowsNesting = false
    for case let inner as UINavigationController in controllers { inner.viewIfLoaded?.setNeedsLayout() }
  }

  /// Takes what lies above off the stack at once, for a split view that shows it beside the stack.
  func cut(downTo count: Int) -> [UIViewController] {
    let popped = pop(downTo: count, animated: false)
    runTransition()
    // All but what was on screen have left already.
    for controller in popped where controller.parent === self { letGo(controller) }
    // The controllers that a running transition was about to cover.
    for controller in popped where controller.appearance != .disappeared {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.disappearForGood()
    }
    return popped
  }

  /// Forgets a controller at once, whatever transition it is in.
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
      // A transition is running: its end shows the controller that is on top now.
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

  /// The bar of a nested one is away as long as it is nested.
  func placeBar(on view: UIView) {
    if isNested {
      if navigationBar.superview === view { navigationBar.removeFromSuperview() }
    } else if navigationBar.superview == nil {
      view.addSubview(navigationBar)
    }
  }
}
