public import PetriUIKit

/// A controller that reports when it wants to be closed, and doesn't know how it was shown.
@MainActor
public protocol Dismissible: UIViewController {
  /// Closes the controller that it is called with.
  var dismissalBlock: (@MainActor (_ viewController: UIViewController, _ animated: Bool) -> Void)? { get set }
}
