public import PetriUIKit

/// A controller that tells when it wants to be closed, and does not know how it was shown.
@MainActor
public protocol Dismissible: UIViewController {
  /// Called with what there is to tell.
  var dismissalBlock: (@MainActor (_ viewController: UIViewController, _ animated: Bool) -> Void)? { get set }
}
