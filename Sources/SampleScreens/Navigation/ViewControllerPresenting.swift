public import PetriUIKit

/// What can present: a controller, or what a test puts in its place.
@MainActor
public protocol ViewControllerPresenting: AnyObject {
  /// Presents a controller.
  func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
  /// Takes away what is presented.
  func dismiss(animated flag: Bool, completion: (() -> Void)?)
}

extension UIViewController: ViewControllerPresenting {}
