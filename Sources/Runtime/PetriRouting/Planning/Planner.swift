import PetriUIKit

/// Plans the moves to a destination.
@MainActor
struct Planner {
  let stack: ControllerStack
  let inspector: ControllerInspector

  /// Detects endless routes.
  static let maxSteps = 1_000

  func plan<ViewController, Context>(_ route: Route<ViewController, Context>, with context: Context) -> Planned {
    let destination: any BoundStep
    do {
      destination = try route.link.bind(context, stack)
    } catch {
      var plan = RoutePlan(destination: "\(ViewController.self)", context: RoutePlan.text(of: context))
      plan.failure = RoutingError(.notPrepared, step: plan.destination, reason: "\(error)")
      return Planned(plan: plan, hasFound: false)
    }
    if let required = destination.required {
      return Reconciler(stack: stack, inspector: inspector).plan(required, as: destination)
    }
    let planned = Planned(
      plan: RoutePlan(destination: destination.name, context: destination.context),
      hasFound: true
    )
    do throws(RoutingError) {
      var chain = ChainWalk(planner: self, into: planned)
      let origin = try chain.walk(from: destination)
      try MovePlanning(planner: self, result: planned, walked: chain.missing).run(from: origin)
    } catch {
      planned.fail(error)
    }
    return planned
  }

  /// The containers that must show another child for a controller to be visible, innermost first.
  func hiddenContainers(of controller: UIViewController) -> [(container: AdaptedContainer, child: UIViewController)] {
    var result: [(AdaptedContainer, UIViewController)] = []
    var child = controller
    while let parent = child.parent {
      if let adapted = stack.adapters.adapted(parent), !adapted.visible().contains(where: { $0 === child }) {
        result.append((adapted, child))
      }
      child = parent
    }
    return result
  }

  /// The controllers presented above a controller, topmost first.
  func presented(above controller: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    var level = controller.presentedViewController ?? controller.outermostParent.presentedViewController
    while let presented = level, !result.contains(where: { $0 === presented }) {
      result.insert(presented, at: 0)
      level = presented.presentedViewController
    }
    return result
  }

  /// The first controller, among the given ones and their descendants, that refuses to be dismissed.
  func refusing(_ controllers: [UIViewController]) -> UIViewController? {
    var waiting = Array(controllers.reversed())
    while let controller = waiting.popLast() {
      if !inspector.canBeDismissed(controller) { return controller }
      waiting += stack.adapters.containedViewControllers(of: controller).reversed()
    }
    return nil
  }
}
