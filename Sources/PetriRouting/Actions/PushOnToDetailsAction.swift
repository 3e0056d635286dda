public import PetriUIKit

/// Pushes on the navigation stack of a split view's details.
public struct PushOnToDetailsAction<ViewController: UISplitViewController>: Action {
  /// Makes an action.
  public init() {}

  /// `push on to details`.
  public var routingName: String { "push on to details" }

  /// Pushes it.
  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let columns = SplitViewControllerAdapter().containedViewControllers(of: existingController)
    guard columns.count > 1, let navigation = columns.last as? UINavigationController else {
      return completion(.failure(RoutingProblem("the details are in no navigation controller")))
    }
    navigation.pushViewController(viewController, animated: animated)
    navigation.whenSettled(animated: animated, completion)
  }
}

extension Action where Self == PushOnToDetailsAction<UISplitViewController> {
  /// Pushes on the details' stack.
  public static var pushOnToDetails: Self { Self() }
}
