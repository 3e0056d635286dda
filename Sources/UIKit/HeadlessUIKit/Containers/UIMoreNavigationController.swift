/// The controller of the tabs that have no room in the bar, as UIKit calls it: a list of them, and the chosen one above
/// it.
final class UIMoreNavigationController: UINavigationController {
  weak var tabs: UITabBarController?

  /// A tab that has left the stack is the tab bar controller's child again.
  override func didLetGo(_ controller: UIViewController) {
    tabs?.takeBack(controller)
  }
}
