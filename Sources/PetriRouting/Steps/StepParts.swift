import PetriUIKit

/// What a step consists of.
@MainActor
struct StepParts<ViewController: UIViewController, Context> {
  var name: String?
  var finder: any Finder<ViewController, Context>
  var factory: (any Factory<ViewController, Context>)?
  var type: UIViewController.Type = ViewController.self
  var isContainerItself = true
  /// What a plan says of the context.
  var describeContext: (Context) -> String = { RoutePlan.text(of: $0) }
  var interceptors: [any RoutingInterceptor<Context>] = []
  var contextTasks: [any ContextTask<ViewController, Context>] = []
  var postTasks: [any PostRoutingTask<ViewController, Context>] = []

  func link(action: (any Action)?, origin: RouteLink<Context>?) -> RouteLink<Context> {
    RouteLink { context, _ in bound(to: context, action: action, origin: origin) }
  }

  private func bound(to context: Context, action: (any Action)?, origin: RouteLink<Context>?) -> BoundStep {
    let parts = self
    return BoundStep(
      name: name ?? factory?.routingName ?? "\(ViewController.self)",
      viewControllerType: type,
      isContainerItself: isContainerItself,
      context: describeContext(context),
      finder: finder is NilFinder<ViewController, Context> ? nil : finder.routingName,
      find: { stack in try parts.finder.findViewController(with: context, in: stack) },
      prepareTasks: {
        for interceptor in parts.interceptors { try interceptor.prepare(with: context) }
        for task in parts.contextTasks { try task.prepare(with: context) }
      },
      factory: factory?.routingName,
      prepareFactory: {
        guard var factory = parts.factory else { throw RoutingProblem("nothing builds it") }
        try factory.prepare(with: context)
        let prepared = factory
        return { try prepared.build(with: context) }
      },
      interceptors: interceptors.map { interceptor in
        BoundStep.Interceptor(
          name: interceptor.routingName,
          timeout: interceptor.timeout,
          isNeeded: { interceptor.isNeeded(with: context) },
          perform: { interceptor.perform(with: context, completion: $0) }
        )
      },
      contextTasks: contextTasks.map { task in
        BoundStep.Task(name: task.routingName) { controller in
          guard let controller = controller as? ViewController else {
            throw RoutingProblem("it is no \(ViewController.self)")
          }
          try task.perform(on: controller, with: context)
        }
      },
      postTasks: postTasks.map { task in
        BoundStep.PostTask(name: task.routingName) { controller, stack in
          guard let controller = controller as? ViewController else { return }
          task.perform(on: controller, with: context, routingStack: stack)
        }
      },
      action: action,
      origin: origin.map { origin in { stack in try origin.bind(context, stack) } }
    )
  }
}
