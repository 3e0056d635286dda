public import PetriUIKit

/// A controller that asks to be closed without knowing how it was shown.
@MainActor
public protocol Dismissible: UIViewController {
  /// Closes the given controller.
  var dismissalBlock: (@MainActor (_ viewController: UIViewController, _ animated: Bool) -> Void)? { get set }
}
