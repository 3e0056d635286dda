public import PetriUIKit

/// Passes the context to a controller that was built or found.
@MainActor
public protocol ContextTask<ViewController, Context>: RoutingRole {
  /// The type of controller.
  associatedtype ViewController: UIViewController
  /// The type of context.
  associatedtype Context

  /// Prepares the task; an error prevents all moves.
  func prepare(with context: Context) throws

  /// Passes the context.
  func perform(on viewController: ViewController, with context: Context) throws
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ContextTask {
  public func prepare(with context: Context) throws {}
}

/// A task performed at the end of a navigation.
@MainActor
public protocol PostRoutingTask<ViewController, Context>: RoutingRole {
  /// The type of controller.
  associatedtype ViewController: UIViewController
  /// The type of context.
  associatedtype Context

  /// Performs the task.
  ///
  /// - Parameter routingStack: the controllers of the route, starting with the one found.
  func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController])
}

/// Converts a context for an earlier step.
@MainActor
public protocol ContextTransformer<SourceContext, TargetContext>: RoutingRole {
  /// The type of the given context.
  associatedtype SourceContext
  /// The type of the earlier step's context.
  associatedtype TargetContext

  func transform(_ context: SourceContext) throws -> TargetContext
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Passes the context to a controller that accepts it.
public struct ContextSettingTask<ViewController: ContextAccepting>: ContextTask {
  public init() {}

  public var routingName: String { "set context" }

  public func perform(on viewController: ViewController, with context: ViewController.Context) throws {
    try viewController.setup(with: context)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Sets a controller's dismissal block.
public struct DismissalTask<ViewController: Dismissible, Context>: ContextTask {
  private let dismissal: @MainActor (Context, UIViewController, Bool) -> Void

  /// - Parameter dismissal: closes the controller; receives the context, the controller and whether to animate.
  public init(_ dismissal: @escaping @MainActor (Context, UIViewController, Bool) -> Void) {
    self.dismissal = dismissal
  }

  public var routingName: String { "dismissal" }

  public func perform(on viewController: ViewController, with context: Context) throws {
    let dismissal = dismissal
    viewController.dismissalBlock = { controller, animated in dismissal(context, controller, animated) }
  }
}

/// A controller that requests its dismissal without knowing how it was shown.
@MainActor
public protocol Dismissible: UIViewController {
  /// Closes the given controller.
  var dismissalBlock: (@MainActor (_ viewController: UIViewController, _ animated: Bool) -> Void)? { get set }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A context task that calls a closure.
public struct InlineContextTask<ViewController: UIViewController, Context>: ContextTask {
  /// The name in a plan.
  public let routingName: String
  private let task: @MainActor (ViewController, Context) throws -> Void

  /// Creates a task.
  public init(
    _ name: String = "a context task",
    _ task: @escaping @MainActor (ViewController, Context) throws -> Void
  ) {
    routingName = name
    self.task = task
  }

  public func perform(on viewController: ViewController, with context: Context) throws {
    try task(viewController, context)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A post-routing task that calls a closure.
public struct InlinePostTask<ViewController: UIViewController, Context>: PostRoutingTask {
  /// The name in a plan.
  public let routingName: String
  private let task: @MainActor (ViewController, Context, [UIViewController]) -> Void

  /// Creates a task from a closure that receives the step's controller, its context and the route's controllers.
  public init(
    _ name: String = "a post task",
    _ task: @escaping @MainActor (ViewController, Context, [UIViewController]) -> Void
  ) {
    routingName = name
    self.task = task
  }

  public func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController]) {
    task(viewController, context, routingStack)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A context transformer that calls a closure.
public struct InlineTransformer<SourceContext, TargetContext>: ContextTransformer {
  private let convert: @MainActor (SourceContext) throws -> TargetContext

  /// Creates a transformer.
  public init(_ convert: @escaping @MainActor (SourceContext) throws -> TargetContext) {
    self.convert = convert
  }

  public func transform(_ context: SourceContext) throws -> TargetContext { try convert(context) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Reports to analytics that a screen was reached.
public struct TrackingTask<ViewController: UIViewController, Context>: PostRoutingTask {
  /// The name in a plan: `track` and the event's name.
  public let routingName: String
  private let event: String
  private let track: @MainActor (String, Context) -> Void

  /// Creates a task.
  public init(_ event: String, track: @escaping @MainActor (String, Context) -> Void) {
    routingName = "track \(event)"
    self.event = event
    self.track = track
  }

  public func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController]) {
    track(event, context)
  }
}
