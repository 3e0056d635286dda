public import PetriUIKit

/// A router that does something more than another one when it navigates or performs a plan, and plans as that one does.
public protocol DecoratingRouter: Router {
  /// The decorated router.
  var router: any Router { get }
}

extension DecoratingRouter {
  /// The decorated router's plan.
  public func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?
  ) -> RoutePlan {
    router.plan(to: route, with: context, from: start)
  }
}
