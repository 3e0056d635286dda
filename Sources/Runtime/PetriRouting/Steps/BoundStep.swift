import PetriUIKit

/// A step together with its context, as the planner sees it, without the step's types.
///
/// One object for each step of a plan; the words are those of the step, which makes them once for all plans.
@MainActor
protocol BoundStep: AnyObject {
  /// The controller's name in a plan.
  var name: String { get }
  /// The class of the controller, which determines how others can be embedded in it.
  var viewControllerType: UIViewController.Type { get }
  /// Whether it is of that class itself, and does not only hold something that is.
  var isContainerItself: Bool { get }
  /// The context, in a plan.
  var context: String { get }
  /// The finder's word; `nil` where nothing is looked for.
  var finder: String? { get }
  /// The factory's word; `nil` where the step is only looked for.
  var factory: String? { get }
  /// How it is put on the step before.
  var action: (any Action)? { get }
  /// The same where it embeds into a container.
  var containerAction: (any ContainerAction)? { get }
  /// The step before, decided when it is needed; `nil` where the route ends.
  var origin: (@MainActor (ControllerStack) throws -> any BoundStep)? { get }
  var interceptors: [BoundInterceptor] { get set }
  var contextTasks: [BoundTask] { get set }
  var postTasks: [BoundPostTask] { get set }
  /// How branches were decided on the way to this step.
  var choices: [String] { get set }

  /// The complete stack that is required in place of a chain; `nil` for a step of one.
  var required: RequiredController? { get }

  func prepareTasks() throws
  func find(in stack: ControllerStack) throws -> UIViewController?
  func prepareFactory() throws
  /// Builds by the factory as it was prepared.
  func build() throws -> UIViewController
}
