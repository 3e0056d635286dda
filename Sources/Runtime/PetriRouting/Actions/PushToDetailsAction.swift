public import PetriUIKit

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

extension Action where Self == PushToDetailsAction<UISplitViewController> {
  /// Shows as the details.
  public static var pushToDetails: Self { Self() }
}
