public import PetriUIKit

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
