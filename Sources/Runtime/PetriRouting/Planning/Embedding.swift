import PetriUIKit

/// Controllers embedded in one container in a single change, in the order of the chain.
@MainActor
struct Embedding {
  /// A controller, by its index in the performance, and its action.
  struct Child {
    let place: Int
    let action: any ContainerAction
  }

  private(set) var children: [Child]
  /// The last child, which is shown.
  private(set) var last: Child

  init(_ first: Child) {
    children = [first]
    last = first
  }

  mutating func append(_ child: Child) {
    children.append(child)
    last = child
  }

  /// Changes the container once and shows the last child.
  func perform(
    in container: UIViewController,
    _ adapters: ContainerAdapters,
    _ performance: Performance,
    animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let adapted = adapters.adapted(container) else {
      return completion(
        .failure(RoutingProblem("unknown container \(type(of: container)); no adapter is registered for it"))
      )
    }
    var contained = adapted.contained()
    var last: UIViewController?
    do {
      for child in children {
        guard let new = performance[child.place] else { continue }
        try child.action.perform(embedding: new, in: &contained)
        last = new
      }
    } catch {
      return completion(.failure(error))
    }
    adapted.set(contained, animated) { result in
      let keepsAll = container is UINavigationController || container is UITabBarController
      if let last, keepsAll, !adapted.contained().contains(where: { $0 === last }) {
        return completion(.failure(RoutingProblem("\(type(of: container)) can't contain \(type(of: last))")))
      }
      guard case .success = result, let last, !animated, !adapted.visible().contains(where: { $0 === last }) else {
        return completion(result)
      }
      adapted.makeVisible(last, false, completion)
    }
  }
}
