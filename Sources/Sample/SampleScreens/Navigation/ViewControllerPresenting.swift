public import PetriUIKit

/// An object that can present: a controller, or a test's substitute.
@MainActor
public protocol ViewControllerPresenting: AnyObject {
  func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
  func dismiss(animated flag: Bool, completion: (() -> Void)?)
}

extension UIViewController: ViewControllerPresenting {}

/// An object that can show a controller under a navigation bar.
@MainActor
public protocol ViewControllerPresentingWithNavBar: ViewControllerPresenting {
  /// Pushes the controller, or presents it in a navigation controller.
  func presentWithNavigationBar(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?)
  /// Pops or dismisses it.
  func dismissRespectingNavigationBar(animated: Bool, completion: (() -> Void)?)
}

extension UIViewController: ViewControllerPresentingWithNavBar {
  /// Pushes the controller, or presents it with a cancel button.
  public func presentWithNavigationBar(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if let navigationController = self as? UINavigationController ?? navigationController {
      navigationController.pushViewController(controller, animated: animated, completion: completion)
    } else {
      let navigationController = UINavigationController(rootViewController: controller)
      present(navigationController, animated: animated, completion: completion)
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { [weak controller] _ in
          controller?.dismissRespectingNavigationBar(animated: true, completion: nil)
        }
      )
    }
  }

  /// Pops if possible, otherwise dismisses.
  public func dismissRespectingNavigationBar(animated: Bool, completion: (() -> Void)?) {
    let stack = self as? UINavigationController ?? navigationController
    if let stack, stack.viewControllers.count > 1 {
      stack.popViewController(animated: animated, completion: completion)
    } else {
      dismiss(animated: animated, completion: completion)
    }
  }
}

extension UINavigationController {
  /// Pushes and calls back after the transition.
  func pushViewController(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)?) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    pushViewController(viewController, animated: animated)
    CATransaction.commit()
  }

  /// Pops and calls back after the transition.
  func popViewController(animated: Bool, completion: (() -> Void)?) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    popViewController(animated: animated)
    CATransaction.commit()
  }
}
