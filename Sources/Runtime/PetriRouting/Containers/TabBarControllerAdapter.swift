public import PetriUIKit

/// Adapts tab bar controllers.
public struct TabBarControllerAdapter: ContainerAdapter {
  /// Makes an adapter.
  public init() {}

  /// The tabs.
  public func containedViewControllers(of container: UITabBarController) -> [UIViewController] {
    container.viewControllers ?? []
  }

  /// The selected tab.
  public func visibleViewControllers(of container: UITabBarController) -> [UIViewController] {
    container.selectedViewController.map { [$0] } ?? []
  }

  /// `select tab 2 of home-tabs`
  public func showing(
    _ child: UIViewController,
    in container: UITabBarController,
    name: (UIViewController) -> String
  ) -> String {
    let index = container.viewControllers?.firstIndex { $0 === child }
    return "select tab \(index.map { "\($0)" } ?? name(child)) of \(name(container))"
  }

  /// Selects the tab.
  public func makeVisible(
    _ child: UIViewController,
    in container: UITabBarController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard container.viewControllers?.contains(where: { $0 === child }) == true else {
      return completion(.failure(RoutingProblem("it isn't in any tab")))
    }
    container.selectedViewController = child
    completion(.success)
  }

  /// Replaces the tabs.
  public func setContainedViewControllers(
    _ children: [UIViewController],
    in container: UITabBarController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.setViewControllers(children, animated: animated)
    completion(.success)
  }
}
