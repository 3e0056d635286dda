public import PetriUIKit

/// A chain of steps from a destination back to something that is on screen: the assembled way to a controller.
///
/// A route is a value that moves nothing; a `Router` plans and walks it. Another chain can go on from it.
@MainActor
public struct Route<ViewController: UIViewController, Context> {
  let link: RouteLink<Context>
  /// How important the destination is: only a blocker with a higher priority keeps it waiting. 0 by default.
  public var priority = 0

  init(_ link: RouteLink<Context>) {
    self.link = link
  }

  /// A route that is made when the planner comes to it: for routes that name one another, of which most are never taken.
  public static func deferred(_ make: @escaping @MainActor () throws -> Self) -> Self {
    Self(RouteLink { context, stack in try make().link.bind(context, stack) })
  }

  /// The route with a priority.
  public func priority(_ priority: Int) -> Self {
    var copy = self
    copy.priority = priority
    return copy
  }

  /// The route taken as one that ends in a container, which whoever writes it knows: a login screen that is pushed on a
  /// navigation stack gives one to push on.
  public func expectingContainer<Container: UIViewController>(
    _ type: Container.Type = Container.self
  ) -> Route<Container, Context> {
    var route = Route<Container, Context>(link)
    route.priority = priority
    return route
  }

  /// The route for a context that is converted to the one it needs, when the planner comes to it.
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

  /// The route with more parts at its destination, which come before those that are there.
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
  /// The controller in front, whichever it is.
  public static var current: Self {
    FindingAssembly("current", finder: InlineFinder(name: "what is in front") { _, stack in stack.topmost }).end
  }

  /// The window's root, above which everything goes.
  public static var root: Self {
    FindingAssembly("root", finder: InlineFinder(name: "the window's root") { _, stack in stack.root }).end
  }

  /// The controller where the navigation starts; the one in front where it starts nowhere.
  public static var start: Self {
    FindingAssembly("start", finder: InlineFinder(name: "where it starts") { _, stack in stack.start ?? stack.front })
      .end
  }
}

extension Route {
  /// The controller that a finder finds; without one, the route can't be taken.
  public static func found(by finder: any Finder<ViewController, Context>, name: String? = nil) -> Self {
    FindingAssembly(name, finder: finder).end
  }
}

extension FindingAssembly {
  /// The step as the end of a chain.
  fileprivate var end: Route<ViewController, Context> { Route(parts.link(action: nil, origin: nil)) }
}
