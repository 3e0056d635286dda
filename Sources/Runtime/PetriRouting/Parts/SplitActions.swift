public import PetriUIKit

/// Sets the secondary column of a split view controller.
public struct PushToDetailsAction<ViewController: UISplitViewController>: ContainerAction {
  /// Makes an action.
  public init() {}

  /// `push to details`
  public var routingName: String { "push to details" }

  /// Shows the controller in the secondary column.
  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if existingController.style == .unspecified {
      existingController.showDetailViewController(viewController, sender: nil)
    } else {
      existingController.setViewController(viewController, for: .secondary)
      existingController.show(.secondary)
    }
    existingController.whenSettled(animated: animated, completion)
  }

  /// Replaces everything but the primary column.
  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    guard !childViewControllers.isEmpty else { throw RoutingProblem("the split view has no primary column yet") }
    childViewControllers = childViewControllers.prefix(1) + [viewController]
  }
}

extension Action where Self == PushToDetailsAction<UISplitViewController> {
  /// Shows in the secondary column.
  public static var pushToDetails: Self { Self() }
}

/// Pushes onto the navigation stack of a split view controller's secondary column.
public struct PushOnToDetailsAction<ViewController: UISplitViewController>: Action {
  /// Makes an action.
  public init() {}

  /// `push on to details`
  public var routingName: String { "push on to details" }

  /// Pushes the controller.
  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let navigation = detailNavigation(of: existingController) else {
      return completion(.failure(RoutingProblem("the details aren't in a navigation controller")))
    }
    navigation.pushViewController(viewController, animated: animated)
    navigation.whenSettled(animated: animated, completion)
  }

  private func detailNavigation(of split: ViewController) -> UINavigationController? {
    let columns = SplitViewControllerAdapter().containedViewControllers(of: split)
    guard split.isCollapsed else { return columns.count > 1 ? columns.last as? UINavigationController : nil }
    if split.style != .unspecified {
      // In a collapsed split view controller the secondary column is shown on the common stack first.
      guard let details = split.viewController(for: .secondary) else { return nil }
      split.show(.secondary)
      let navigation = details as? UINavigationController ?? details.navigationController
      if let navigation, navigation.parent != nil { return navigation }
    }
    // Uses the innermost stack, which holds the columns' content.
    var innermost = columns.last as? UINavigationController
    while let inner = innermost?.topViewController as? UINavigationController { innermost = inner }
    return innermost
  }
}

extension Action where Self == PushOnToDetailsAction<UISplitViewController> {
  /// Pushes onto the secondary column's stack.
  public static var pushOnToDetails: Self { Self() }
}

/// Sets the primary column of a split view controller.
public struct SetAsPrimaryAction<ViewController: UISplitViewController>: ContainerAction {
  /// Makes an action.
  public init() {}

  /// `set as primary`
  public var routingName: String { "set as primary" }

  /// Sets the column.
  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if existingController.style == .unspecified {
      existingController.viewControllers = [viewController] + existingController.viewControllers.dropFirst()
    } else {
      existingController.setViewController(viewController, for: .primary)
    }
    completion(.success)
  }

  /// Replaces the first child.
  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    childViewControllers = [viewController] + childViewControllers.dropFirst()
  }
}

extension Action where Self == SetAsPrimaryAction<UISplitViewController> {
  /// Sets the primary column.
  public static var setPrimary: Self { Self() }
}
