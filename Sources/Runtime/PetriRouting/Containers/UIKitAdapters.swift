public import PetriUIKit

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Adapts navigation controllers: the top of the stack is visible, and others become visible by popping.
public struct NavigationControllerAdapter: ContainerAdapter {
  public init() {}

  public func containedViewControllers(of container: UINavigationController) -> [UIViewController] {
    container.viewControllers
  }

  public func visibleViewControllers(of container: UINavigationController) -> [UIViewController] {
    guard let top = container.topViewController else { return [] }
    return [top]
  }

  public func showing(
    _ child: UIViewController,
    in container: UINavigationController,
    name: (UIViewController) -> String
  ) -> String {
    "pop to \(name(child)) in \(name(container))"
  }

  public func removedWhenShowing(_ child: UIViewController, in container: UINavigationController) -> [UIViewController]
  {
    guard let index = container.viewControllers.firstIndex(where: { $0 === child }) else { return [] }
    return Array(container.viewControllers[(index + 1)...])
  }

  public func makeVisible(
    _ child: UIViewController,
    in container: UINavigationController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.popToViewController(child, animated: animated)
    container.whenSettled(animated: animated, completion)
  }

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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Adapts tab bar controllers.
public struct TabBarControllerAdapter: ContainerAdapter {
  public init() {}

  public func containedViewControllers(of container: UITabBarController) -> [UIViewController] {
    container.viewControllers ?? []
  }

  public func visibleViewControllers(of container: UITabBarController) -> [UIViewController] {
    container.selectedViewController.map { [$0] } ?? []
  }

  public func showing(
    _ child: UIViewController,
    in container: UITabBarController,
    name: (UIViewController) -> String
  ) -> String {
    let index = container.viewControllers?.firstIndex { $0 === child }
    return "select tab \(index.map { "\($0)" } ?? name(child)) of \(name(container))"
  }

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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Adapts page view controllers. Only the data source knows the pages that aren't shown.
public struct PageViewControllerAdapter: ContainerAdapter {
  public init() {}

  public func containedViewControllers(of container: UIPageViewController) -> [UIViewController] {
    container.viewControllers ?? []
  }

  public func visibleViewControllers(of container: UIPageViewController) -> [UIViewController] {
    container.viewControllers ?? []
  }

  public func makeVisible(
    _ child: UIViewController,
    in container: UIPageViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    setContainedViewControllers([child], in: container, animated: animated, completion: completion)
  }

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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Adapts split view controllers.
public struct SplitViewControllerAdapter: ContainerAdapter {
  public init() {}

  private static let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]

  public func containedViewControllers(of container: UISplitViewController) -> [UIViewController] {
    // Collapsed columns share a navigation stack.
    if container.isCollapsed { return container.children }
    let columns = SplitViewControllerAdapter.columns.compactMap { column(of: container, $0)?.stackOrSelf }
    let held = columns.isEmpty ? container.viewControllers : columns
    let known = Set(held.map { ObjectIdentifier($0) })
    return held + container.children.filter { !known.contains(ObjectIdentifier($0)) && !$0.holds(anyOf: held) }
  }

  private func column(
    of container: UISplitViewController,
    _ column: UISplitViewController.Column
  ) -> UIViewController? {
    container.style == .unspecified ? nil : container.viewController(for: column)
  }

  public func visibleViewControllers(of container: UISplitViewController) -> [UIViewController] {
    // Only one column remains, even beneath a modal.
    if container.isCollapsed { return container.viewControllers }
    let hidden = hiddenViewControllers(of: container)
    return containedViewControllers(of: container).filter { controller in
      !hidden.contains { $0 === controller }
        && (controller.viewIfLoaded == nil || controller.viewIfLoaded?.window != nil)
    }
  }

  private func hiddenViewControllers(of container: UISplitViewController) -> [UIViewController] {
    guard container.style != .unspecified else {
      return container.displayMode == .secondaryOnly ? Array(container.viewControllers.dropLast()) : []
    }
    let hidden: [UISplitViewController.Column] =
      switch container.displayMode {
      case .secondaryOnly: [.primary, .supplementary]
      case .oneBesideSecondary, .oneOverSecondary: container.style == .tripleColumn ? [.primary] : []
      default: []
      }
    return hidden.compactMap { column(of: container, $0)?.stackOrSelf }
  }

  public func showing(
    _ child: UIViewController,
    in container: UISplitViewController,
    name: (UIViewController) -> String
  ) -> String {
    "show the column of \(name(child)) in \(name(container))"
  }

  public func makeVisible(
    _ child: UIViewController,
    in container: UISplitViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let column = SplitViewControllerAdapter.columns.first { column in
      self.column(of: container, column)?.stackOrSelf === child || self.column(of: container, column) === child
    }
    if let column { container.show(column) }
    completion(.success)
  }

  public func setContainedViewControllers(
    _ children: [UIViewController],
    in container: UISplitViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard container.style != .unspecified else {
      container.viewControllers = children
      return completion(.success)
    }
    let columns: [UISplitViewController.Column] =
      children.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (child, column) in zip(children, columns) where container.viewController(for: column)?.stackOrSelf !== child {
      container.setViewController(child, for: column)
      if column == .secondary { container.show(column) }
    }
    completion(.success)
  }
}

extension UIViewController {
  /// The navigation controller that the split view controller wraps a column in, or the column itself.
  fileprivate var stackOrSelf: UIViewController {
    if let navigation = parent as? UINavigationController, navigation.parent is UISplitViewController {
      return navigation
    }
    return self
  }

  fileprivate func holds(anyOf controllers: [UIViewController]) -> Bool {
    children.contains { child in controllers.contains { $0 === child } }
  }
}

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
