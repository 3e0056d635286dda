public import PetriUIKit

/// A chain of steps from a destination back to a controller on screen.
///
/// A route is a value; a ``Router`` performs it. Chains can end with a route.
@MainActor
public struct Route<ViewController: UIViewController, Context> {
  let link: RouteLink<Context>
  /// The priority; only blockers with a higher priority delay the navigation. 0 by default.
  public var priority = 0

  init(_ link: RouteLink<Context>) {
    self.link = link
  }

  /// A route created on demand, for routes that refer to one another.
  public static func deferred(_ make: @escaping @MainActor () throws -> Self) -> Self {
    Self(RouteLink { context, stack in try make().link.bind(context, stack) })
  }

  /// The route with another priority.
  public func priority(_ priority: Int) -> Self {
    var copy = self
    copy.priority = priority
    return copy
  }

  /// The route with its destination typed as a container. A screen that is pushed onto a navigation stack provides that
  /// stack.
  public func expectingContainer<Container: UIViewController>(
    _ type: Container.Type = Container.self
  ) -> Route<Container, Context> {
    var route = Route<Container, Context>(link)
    route.priority = priority
    return route
  }

  /// The route for another context, converted on demand.
  public func adapting<Source>(
    using transformer: any ContextTransformer<Source, Context>
  ) -> Route<ViewController, Source> {
    let link = link
    var route = Route<ViewController, Source>(
      RouteLink { source, stack in try link.bind(transformer.transform(source), stack) }
    )
    route.priority = priority
    return route
  }

  /// The route with parts inserted before those of its destination.
  func prepending(
    interceptors: [any RoutingInterceptor<Any>],
    contextTasks: [any ContextTask<UIViewController, Any>],
    postTasks: [any PostRoutingTask<UIViewController, Any>]
  ) -> Self {
    let inner = link
    let global = StepParts<UIViewController, Any>(
      finder: NilFinder(),
      interceptors: interceptors,
      contextTasks: contextTasks,
      postTasks: postTasks
    )
    .link(action: nil, origin: nil)
    var copy = Self(
      RouteLink { context, stack in
        let extra = try global.bind(context, stack)
        try extra.prepareTasks()
        let step = try inner.bind(context, stack)
        step.interceptors.insert(contentsOf: extra.interceptors, at: 0)
        step.contextTasks.insert(contentsOf: extra.contextTasks, at: 0)
        step.postTasks.insert(contentsOf: extra.postTasks, at: 0)
        return step
      }
    )
    copy.priority = priority
    return copy
  }
}

extension Route where ViewController == UIViewController {
  /// A route to the topmost controller.
  public static var current: Self {
    FindingAssembly("current", finder: InlineFinder(name: "what is in front") { _, stack in stack.topmost }).end
  }

  /// A route to the window's root.
  public static var root: Self {
    FindingAssembly("root", finder: InlineFinder(name: "the window's root") { _, stack in stack.root }).end
  }

  /// A route to the controller where the navigation starts, or else to the frontmost one.
  public static var start: Self {
    FindingAssembly("start", finder: InlineFinder(name: "where it starts") { _, stack in stack.start ?? stack.front })
      .end
  }
}

extension Route {
  /// A route to the controller that a finder finds; fails if there is none.
  public static func found(by finder: any Finder<ViewController, Context>, name: String? = nil) -> Self {
    FindingAssembly(name, finder: finder).end
  }
}

extension FindingAssembly {
  fileprivate var end: Route<ViewController, Context> { Route(parts.link(action: nil, origin: nil)) }
}

/// A chain of steps to bind to a context. Branches and conversions are evaluated on demand.
struct RouteLink<Context> {
  let bind: @MainActor (Context, ControllerStack) throws -> any BoundStep
}
