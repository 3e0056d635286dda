public import PetriUIKit

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
