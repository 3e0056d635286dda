import PetriUIKit

/// A step with its context, without generic types, for the planner.
@MainActor
protocol BoundStep: AnyObject {
  /// The name in a plan.
  var name: String { get }
  /// The class of the controller, which decides what can be embedded in it.
  var viewControllerType: UIViewController.Type { get }
  /// Whether the controller is of that class itself, rather than containing one.
  var isContainerItself: Bool { get }
  /// The description of the context.
  var context: String { get }
  /// The finder's name; `nil` without a finder.
  var finder: String? { get }
  /// The factory's name; `nil` if the step is only found.
  var factory: String? { get }
  /// How the controller is put on the previous step's.
  var action: (any Action)? { get }
  /// The action, if it embeds.
  var containerAction: (any ContainerAction)? { get }
  /// The previous step, evaluated on demand; `nil` at the end of the route.
  var origin: (@MainActor (ControllerStack) throws -> any BoundStep)? { get }
  var interceptors: [BoundInterceptor] { get set }
  var contextTasks: [BoundTask] { get set }
  var postTasks: [BoundPostTask] { get set }
  /// The branches chosen on the way to this step.
  var choices: [String] { get set }

  /// The required complete stack; `nil` for a step of a chain.
  var required: RequiredController? { get }

  func prepareTasks() throws
  func find(in stack: ControllerStack) throws -> UIViewController?
  func prepareFactory() throws
  func build() throws -> UIViewController
}
