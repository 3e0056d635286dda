import PetriUIKit

/// A route and its context.
struct RouteRequest<ViewController: UIViewController, Context>: NavigationRequest {
  let route: Route<ViewController, Context>
  let context: Context
  weak var start: UIViewController?
  /// Whether it returns to the origin of another route.
  var isReturn = false

  var priority: Int { route.priority }

  func origin(in router: DefaultRouter) -> UIViewController? {
    isReturn ? nil : start ?? router.stack(from: nil)?.front
  }

  func planned(by router: DefaultRouter) -> Planned {
    guard let stack = router.stack(from: start) else {
      return .withoutWindow(RoutePlan(destination: "\(ViewController.self)", context: RoutePlan.text(of: context)))
    }
    return Planner(stack: stack, inspector: router.inspector).plan(route, with: context)
  }
}
