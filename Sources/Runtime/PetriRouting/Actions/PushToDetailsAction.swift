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
