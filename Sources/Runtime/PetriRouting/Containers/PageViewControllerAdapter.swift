public import PetriUIKit

/// Adapts page view controllers. Pages that aren't shown are known to the data source only.
public struct PageViewControllerAdapter: ContainerAdapter {
  /// Makes an adapter.
  public init() {}

  /// The pages shown.
  public func containedViewControllers(of container: UIPageViewController) -> [UIViewController] {
    container.viewControllers ?? []
  }

  /// The pages shown.
  public func visibleViewControllers(of container: UIPageViewController) -> [UIViewController] {
    container.viewControllers ?? []
  }

  /// Turns to the page.
  public func makeVisible(
    _ child: UIViewController,
    in container: UIPageViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    setContainedViewControllers([child], in: container, animated: animated, completion: completion)
  }

  /// Shows the last page.
  public func setContainedViewControllers(
    _ children: [UIViewController],
    in container: UIPageViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.setViewControllers(children.suffix(1), direction: .forward, animated: animated) { _ in
      completion(.success)
    }
  }
}
