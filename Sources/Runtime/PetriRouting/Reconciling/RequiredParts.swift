public import PetriUIKit

/// The interceptors that are asked before a required controller is shown, the context handed over to it, and the tasks
/// in the end.
@MainActor
struct RequiredParts {
  /// Its place among the named ones; `nil` for a controller that a container keeps.
  var place: Int?
  /// How it is looked for; `nil` for one that no route names, such as a container or a child that it keeps.
  var finder: String?
  /// Its context, in a plan.
  var context = ""
  var interceptors: [BoundInterceptor] = []
  var contextTasks: [BoundTask] = []
  var postTasks: [BoundPostTask] = []
  /// The calls that have to succeed before it can be asked and built.
  var preparations: [@MainActor () throws -> Void] = []
  /// The calls that have to succeed before it can be built.
  var buildPreparations: [@MainActor () throws -> Void] = []
}

extension RequiredController {
  /// The controller as a plan names it where it is built.
  var title: String { parts.context.isEmpty ? name : "\(name)(\(parts.context))" }

  /// The same with the children that a route requires in it.
  var titles: [String] {
    [title] + children.lazy.filter { $0.parts.finder != nil }.flatMap(\.titles)
  }

  /// Sets how a plan describes it.
  ///
  /// - Parameters:
  ///   - finder: how it is looked for.
  ///   - context: its context in words.
  public func described(finder: String, context: String = "") -> Self {
    var copy = self
    copy.parts.finder = finder
    copy.parts.context = context
    return copy
  }

  /// Adds a check that must not throw before it is built; nothing moves where it does.
  public func preparing(_ prepare: @escaping @MainActor () throws -> Void) -> Self {
    var copy = self
    copy.parts.buildPreparations.append(prepare)
    return copy
  }

  /// Adds an interceptor that is asked before it is built, and before it is shown where it is the last of the stack.
  public func adding<Context>(_ interceptor: any RoutingInterceptor<Context>, with context: Context) -> Self {
    var copy = self
    copy.parts.preparations.append { try interceptor.prepare(with: context) }
    copy.parts.interceptors.append(BoundInterceptor(interceptor, context))
    return copy
  }

  /// Adds a task that hands a context over, when it is built and where it stays.
  public func adding<Context>(_ task: any ContextTask<UIViewController, Context>, with context: Context) -> Self {
    var copy = self
    copy.parts.preparations.append { try task.prepare(with: context) }
    copy.parts.contextTasks.append(BoundTask(task, context))
    return copy
  }

  /// Adds a task that is done in the end, where it was built or is the last of the stack.
  public func adding<Context>(_ task: any PostRoutingTask<UIViewController, Context>, with context: Context) -> Self {
    var copy = self
    copy.parts.postTasks.append(BoundPostTask(task, context))
    return copy
  }
}
