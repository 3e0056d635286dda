public import PetriUIKit

/// Adapts navigation controllers: the top of the stack is visible, and others become visible by popping.
public struct NavigationControllerAdapter: ContainerAdapter {
  /// Makes an adapter.
  public init() {}

  /// The stack, the root first.
  public func containedViewControllers(of container: UINavigationController) -> [UIViewController] {
    container.viewControllers
  }

  /// The top of the stack.
  public func visibleViewControllers(of container: UINavigationController) -> [UIViewController] {
    guard let top = container.topViewController else { return [] }
    return [top]
  }

  /// `pop to product-list in navigation`
  public func showing(
    _ child: UIViewController,
    in container: UINavigationController,
    name: (UIViewController) -> String
  ) -> String {
    "pop to \(name(child)) in \(name(container))"
  }

  /// The controllers above the child.
  public func removedWhenShowing(_ child: UIViewController, in container: UINavigationController) -> [UIViewController]
  {
    guard let index = container.viewControllers.firstIndex(where: { $0 === child }) else { return [] }
    return Array(container.viewControllers[(index + 1)...])
  }

  /// Pops to the child.
  public func makeVisible(
    _ child: UIViewController,
    in container: UINavigationController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.popToViewController(child, animated: animated)
    container.whenSettled(animated: animated, completion)
  }

  /// Replaces the stack.
  public func setContainedViewControllers(
    _ children: [UIViewController],
    in container: UINavigationController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.setViewControllers(children, animated: animated)
    container.whenSettled(animated: animated, completion)
  }
}
