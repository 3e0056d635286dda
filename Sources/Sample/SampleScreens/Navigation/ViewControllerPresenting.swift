public import PetriUIKit

/// A place that can present: a controller, or a test's substitute.
@MainActor
public protocol ViewControllerPresenting: AnyObject {
  /// Presents a controller.
  func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
  /// Takes away the presented controller.
  func dismiss(animated flag: Bool, completion: (() -> Void)?)
}

extension UIViewController: ViewControllerPresenting {}
