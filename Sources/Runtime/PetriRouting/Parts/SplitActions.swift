public import PetriUIKit

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Sets the secondary column of a split view controller.
public struct PushToDetailsAction<ViewController: UISplitViewController>: ContainerAction {
  public init() {}

  public var routingName: String { "push to details" }

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

  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    guard !childViewControllers.isEmpty else { throw RoutingProblem("the split view has no primary column yet") }
    childViewControllers = childViewControllers.prefix(1) + [viewController]
  }
}

extension Action where Self == PushToDetailsAction<UISplitViewController> {
  /// Sets the secondary column.
  public static var pushToDetails: Self { Self() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Pushes onto the navigation stack of a split view controller's secondary column.
public struct PushOnToDetailsAction<ViewController: UISplitViewController>: Action {
  public init() {}

  public var routingName: String { "push on to details" }

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
      // If the split view controller is collapsed, the secondary column is first shown on the common stack.
      guard let details = split.viewController(for: .secondary) else { return nil }
      split.show(.secondary)
      let navigation = details as? UINavigationController ?? details.navigationController
      if let navigation, navigation.parent != nil { return navigation }
    }
    // The innermost stack holds the columns' content.
    var innermost = columns.last as? UINavigationController
    while let inner = innermost?.topViewController as? UINavigationController { innermost = inner }
    return innermost
  }
}

extension Action where Self == PushOnToDetailsAction<UISplitViewController> {
  /// Pushes onto the secondary column's stack.
  public static var pushOnToDetails: Self { Self() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Sets the primary column of a split view controller.
public struct SetAsPrimaryAction<ViewController: UISplitViewController>: ContainerAction {
  public init() {}

  public var routingName: String { "set as primary" }

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
