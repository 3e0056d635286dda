import PetriUIKit

extension UIViewController {
  /// Calls back at the end of the current transition, or immediately if there is none.
  func whenSettled(animated: Bool, _ completion: @escaping @MainActor (RoutingResult) -> Void) {
    guard animated, let coordinator = transitionCoordinator else { return completion(.success) }
    let isWaiting = coordinator.animate(alongsideTransition: nil) { context in
      completion(context.isCancelled ? .failure(RoutingProblem("the transition was cancelled")) : .success)
    }
    if !isWaiting { completion(.success) }
  }
}
