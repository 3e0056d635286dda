public import PetriUIKit

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
      // The columns lie on one stack; the details come to its top, if they are not there.
      guard let details = split.viewController(for: .secondary) else { return nil }
      split.show(.secondary)
      let navigation = details as? UINavigationController ?? details.navigationController
      if let navigation, navigation.parent != nil { return navigation }
    }
    // Their content is on the one stack that there is.
    var innermost = columns.last as? UINavigationController
    while let inner = innermost?.topViewController as? UINavigationController { innermost = inner }
    return innermost
  }
}

extension Action where Self == PushOnToDetailsAction<UISplitViewController> {
  /// Pushes on the details' stack.
  public static var pushOnToDetails: Self { Self() }
}
