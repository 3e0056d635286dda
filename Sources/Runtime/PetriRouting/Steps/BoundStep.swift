public import PetriUIKit

/// A step bound to its context, type-erased for the planner.
@MainActor
protocol BoundStep: AnyObject {
  var name: String { get }
  /// The class of the controller, which determines what can be embedded in it.
  var viewControllerType: UIViewController.Type { get }
  /// Whether the controller itself is of that class, rather than containing an instance of it.
  var isContainerItself: Bool { get }
  var context: String { get }
  var finder: String? { get }
  /// The factory's name; `nil` if the step can only be found.
  var factory: String? { get }
  /// The action that puts the controller on the previous step's one.
  var action: (any Action)? { get }
  /// The action, if it embeds the controller in a container.
  var containerAction: (any ContainerAction)? { get }
  /// The previous step, evaluated on demand; `nil` at the end of the route.
  var origin: (@MainActor (ControllerStack) throws -> any BoundStep)? { get }
  var interceptors: [BoundInterceptor] { get set }
  var contextTasks: [BoundTask] { get set }
  var postTasks: [BoundPostTask] { get set }
  /// The branches that led to the step.
  var choices: [String] { get set }

  /// The required complete stack; `nil` for a step of a chain.
  var required: RequiredController? { get }

  func prepareTasks() throws
  func find(in stack: ControllerStack) throws -> UIViewController?
  func prepareFactory() throws
  func build() throws -> UIViewController
}

@MainActor
struct BoundInterceptor {
  let name: String
  let timeout: Double?
  let isNeeded: @MainActor () -> Bool
  let perform: @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void

  init<Context>(_ interceptor: any RoutingInterceptor<Context>, _ context: Context) {
    name = interceptor.routingName
    timeout = interceptor.timeout
    isNeeded = { interceptor.isNeeded(with: context) }
    perform = { interceptor.perform(with: context, completion: $0) }
  }
}

@MainActor
struct BoundTask {
  let name: String
  let perform: @MainActor (UIViewController) throws -> Void

  init<ViewController: UIViewController, Context>(
    _ task: any ContextTask<ViewController, Context>,
    _ context: Context
  ) {
    name = task.routingName
    perform = { controller in
      guard let controller = controller as? ViewController else {
        throw RoutingProblem("it isn't a \(ViewController.self)")
      }
      try task.perform(on: controller, with: context)
    }
  }
}

@MainActor
struct BoundPostTask {
  let name: String
  let perform: @MainActor (UIViewController, [UIViewController]) -> Void

  init<ViewController: UIViewController, Context>(
    _ task: any PostRoutingTask<ViewController, Context>,
    _ context: Context
  ) {
    name = task.routingName
    perform = { controller, stack in
      guard let controller = controller as? ViewController else { return }
      task.perform(on: controller, with: context, routingStack: stack)
    }
  }
}

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

/// A step in a chain, shared by all plans, so that its names are computed only once.
@MainActor
final class Step<ViewController: UIViewController, Context> {
  let parts: StepParts<ViewController, Context>
  let action: (any Action)?
  let containerAction: (any ContainerAction)?
  let origin: RouteLink<Context>?
  /// Whether the step has neither interceptors nor tasks.
  let isPlain: Bool

  private(set) lazy var name = parts.name ?? factory ?? "\(ViewController.self)"
  private(set) lazy var finder =
    parts.finder is NilFinder<ViewController, Context> ? nil : parts.finder.routingName
  private(set) lazy var factory = parts.factory?.routingName

  init(_ parts: StepParts<ViewController, Context>, action: (any Action)?, origin: RouteLink<Context>?) {
    self.parts = parts
    self.action = action
    containerAction = action as? any ContainerAction
    self.origin = origin
    isPlain = parts.interceptors.isEmpty && parts.contextTasks.isEmpty && parts.postTasks.isEmpty
  }
}

final class StepInContext<ViewController: UIViewController, Context>: BoundStep {
  private let step: Step<ViewController, Context>
  var interceptors: [BoundInterceptor] = []
  var contextTasks: [BoundTask] = []
  var postTasks: [BoundPostTask] = []
  var choices: [String] = []
  private(set) lazy var context = step.parts.describeContext(value)
  private var prepared: (any Factory<ViewController, Context>)?
  private let value: Context

  init(_ step: Step<ViewController, Context>, _ value: Context) {
    self.step = step
    self.value = value
    guard !step.isPlain else { return }
    interceptors = step.parts.interceptors.map { BoundInterceptor($0, value) }
    contextTasks = step.parts.contextTasks.map { BoundTask($0, value) }
    postTasks = step.parts.postTasks.map { BoundPostTask($0, value) }
  }

  var name: String { step.name }
  var viewControllerType: UIViewController.Type { step.parts.type }
  var isContainerItself: Bool { step.parts.isContainerItself }
  var finder: String? { step.finder }
  var factory: String? { step.factory }
  var action: (any Action)? { step.action }
  var containerAction: (any ContainerAction)? { step.containerAction }

  var origin: (@MainActor (ControllerStack) throws -> any BoundStep)? {
    guard let origin = step.origin else { return nil }
    return { [value] stack in try origin.bind(value, stack) }
  }

  func prepareTasks() throws {
    guard !step.isPlain else { return }
    for interceptor in step.parts.interceptors { try interceptor.prepare(with: value) }
    for task in step.parts.contextTasks { try task.prepare(with: value) }
  }

  func find(in stack: ControllerStack) throws -> UIViewController? {
    try step.parts.finder.findViewController(with: value, in: stack)
  }

  func prepareFactory() throws {
    prepared = step.parts.factory
    try prepared?.prepare(with: value)
  }

  func build() throws -> UIViewController {
    guard let prepared else { throw RoutingProblem("nothing builds it") }
    return try prepared.build(with: value)
  }
}
