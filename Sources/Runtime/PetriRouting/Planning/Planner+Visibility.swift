import PetriUIKit

extension Planner {
  /// Makes a controller visible in all its containers, innermost first.
  func makeVisible(
    _ controller: UIViewController,
    animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let hidden = hiddenContainers(of: controller)
    guard let (container, child) = hidden.first else { return completion(.success) }
    container.makeVisible(child, animated && hidden.count == 1) { result in
      guard case .success = result, container.visible().contains(where: { $0 === child }) else {
        return completion(result)
      }
      makeVisible(controller, animated: animated, completion)
    }
  }
}
