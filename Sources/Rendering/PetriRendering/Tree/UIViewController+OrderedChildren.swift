import PetriUIKit

extension UIViewController {
  /// The children in the order in which their container shows them: tabs as in the bar, a stack from its root on,
  /// columns from the primary one on. `children` has them in the order in which they were added.
  var orderedChildren: [UIViewController] {
    let shown: [UIViewController] =
      switch self {
      case let navigation as UINavigationController: navigation.viewControllers.filter { !isMore(holding: $0) }
      case let tabs as UITabBarController: tabs.viewControllers ?? []
      case let split as UISplitViewController: split.viewControllers
      case let pages as UIPageViewController: pages.viewControllers ?? []
      default: []
      }
    let known = Set(shown.map { ObjectIdentifier($0) })
    return shown + children.filter { !known.contains(ObjectIdentifier($0)) && !isMore(holding: $0) }
  }

  /// Whether this is a tab bar controller's More list, and the controller one of the tabs in it, which is listed there.
  private func isMore(holding tab: UIViewController) -> Bool {
    guard let tabs = (parent as? UITabBarController)?.viewControllers else { return false }
    return !tabs.contains { $0 === self } && tabs.contains { $0 === tab }
  }
}
