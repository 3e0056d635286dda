public import PetriUIKit

/// The interceptors and tasks of a required controller.
@MainActor
struct RequiredParts {
  /// Its index in the performance; `nil` for an existing child.
  var place: Int?
  /// How it is looked for; `nil` for nodes that the route doesn't name.
  var finder: String?
  /// The description of its context.
  var context = ""
  var interceptors: [BoundInterceptor] = []
  var contextTasks: [BoundTask] = []
  var postTasks: [BoundPostTask] = []
  /// Checks before asking interceptors and building.
  var preparations: [@MainActor () throws -> Void] = []
  /// Checks before building.
  var buildPreparations: [@MainActor () throws -> Void] = []
}

extension RequiredController {
  /// The name and context in a plan.
  var title: String { parts.context.isEmpty ? name : "\(name)(\(parts.context))" }

  /// The titles of the node and the children that the route names.
  var titles: [String] {
    [title] + children.lazy.filter { $0.parts.finder != nil }.flatMap(\.titles)
  }

  /// Sets its description in a plan.
  ///
  /// - Parameters: - finder: how it is looked for. - context: the description of its context.
  public func described(finder: String, context: String = "") -> Self {
    var copy = self
    copy.parts.finder = finder
    copy.parts.context = context
    return copy
  }

  /// Adds a check before it is built; if it throws, nothing moves.
  public func preparing(_ prepare: @escaping @MainActor () throws -> Void) -> Self {
    var copy = self
    copy.parts.buildPreparations.append(prepare)
    return copy
  }

  /// Adds an interceptor, asked before the controller is built or, as the destination, shown.
  public func adding<Context>(_ interceptor: any RoutingInterceptor<Context>, with context: Context) -> Self {
    var copy = self
    copy.parts.preparations.append { try interceptor.prepare(with: context) }
    copy.parts.interceptors.append(BoundInterceptor(interceptor, context))
    return copy
  }

  /// Adds a context task for the controller, whether new or existing.
  public func adding<Context>(_ task: any ContextTask<UIViewController, Context>, with context: Context) -> Self {
    var copy = self
    copy.parts.preparations.append { try task.prepare(with: context) }
    copy.parts.contextTasks.append(BoundTask(task, context))
    return copy
  }

  /// Adds a task performed at the end if the controller was built or is the destination.
  public func adding<Context>(_ task: any PostRoutingTask<UIViewController, Context>, with context: Context) -> Self {
    var copy = self
    copy.parts.postTasks.append(BoundPostTask(task, context))
    return copy
  }
}
