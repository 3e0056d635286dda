public import PetriUIKit

/// The parts of a step.
@MainActor
public struct StepParts<ViewController: UIViewController, Context> {
  var name: String?
  var finder: any Finder<ViewController, Context>
  var factory: (any Factory<ViewController, Context>)?
  var type: UIViewController.Type = ViewController.self
  var isContainerItself = true
  var describeContext: @MainActor (Context) -> String = { RoutePlan.text(of: $0) }
  var interceptors: [any RoutingInterceptor<Context>] = []
  var contextTasks: [any ContextTask<ViewController, Context>] = []
  var postTasks: [any PostRoutingTask<ViewController, Context>] = []

  func link(action: (any Action)?, origin: RouteLink<Context>?) -> RouteLink<Context> {
    let step = Step(self, action: action, origin: origin)
    return RouteLink { context, _ in StepInContext(step, context) }
  }
}
