public import PetriUIKit

/// Makes a controller the primary column of a split view.
public struct SetAsPrimaryAction<ViewController: UISplitViewController>: ContainerAction {
  /// Makes an action.
  public init() {}

  /// `set as primary`.
  public var routingName: String { "set as primary" }

  /// Sets it.
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

  /// In place of the first.
  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    childViewControllers = [viewController] + childViewControllers.dropFirst()
  }
}

/// Makes a controller the details of a split view.
public struct PushToDetailsAction<ViewController: UISplitViewController>: ContainerAction {
  /// Makes an action.
  public init() {}

  /// `push to details`.
  public var routingName: String { "push to details" }

  /// Shows it as the details.
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

  /// Behind the primary one.
  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    guard !childViewControllers.isEmpty else { throw RoutingProblem("the split view has no primary column yet") }
    childViewControllers = childViewControllers.prefix(1) + [viewController]
  }
}

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

extension Action where Self == SetAsPrimaryAction<UISplitViewController> {
  /// Sets the primary column.
  public static var setPrimary: Self { Self() }
}

extension Action where Self == PushToDetailsAction<UISplitViewController> {
  /// Shows as the details.
  public static var pushToDetails: Self { Self() }
}

extension Action where Self == PushOnToDetailsAction<UISplitViewController> {
  /// Pushes on the details' stack.
  public static var pushOnToDetails: Self { Self() }
}
