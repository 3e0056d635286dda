public import PetriUIKit

/// A page view controller holds the pages that it shows; its data source knows the others, which aren't children yet.
public struct PageViewControllerAdapter: ContainerAdapter {
  /// Makes an adapter.
  public init() {}

  /// The pages that are shown.
  public func containedViewControllers(of container: UIPageViewController) -> [UIViewController] {
    container.viewControllers ?? []
  }

  /// The pages that are shown.
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

  /// Shows the last of some pages.
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
