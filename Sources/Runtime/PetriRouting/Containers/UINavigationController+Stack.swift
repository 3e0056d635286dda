import PetriUIKit

extension UINavigationController {
  /// Makes a controller the top of the stack, with only some others below it.
  ///
  /// - Parameter completion: given `RoutingProblem.pushedNavigation` for a navigation controller, for which UIKit raises an exception.
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
