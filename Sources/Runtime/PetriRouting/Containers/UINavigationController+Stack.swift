import PetriUIKit

extension UINavigationController {
  /// Replaces the stack above some controllers. Fails with `RoutingProblem.pushedNavigation` for a navigation
  /// controller, for which UIKit raises an exception.
  func put(
    _ controller: UIViewController,
    above rest: ArraySlice<UIViewController>,
    animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard !(controller is UINavigationController) else {
      return completion(.failure(RoutingProblem.pushedNavigation))
    }
    setViewControllers(rest + [controller], animated: animated)
    whenSettled(animated: animated, completion)
  }
}
