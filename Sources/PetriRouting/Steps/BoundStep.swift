import PetriUIKit

/// A step together with its context: what the planner asks, and nothing of the step's types.
@MainActor
struct BoundStep {
  /// A part that runs with a controller.
  struct Task {
    let name: String
    let perform: (UIViewController) throws -> Void
  }

  /// A part that runs in the end.
  struct PostTask {
    let name: String
    let perform: (UIViewController, [UIViewController]) -> Void
  }

  /// A part that is asked before anything moves.
  struct Interceptor {
    let name: String
    let timeout: Double?
    let isNeeded: () -> Bool
    let perform: (@escaping @MainActor (RoutingResult) -> Void) -> Void
  }

  /// What is found or built, in a plan.
  let name: String
  /// The class of what is found or built, which says what can be embedded in it.
  let viewControllerType: UIViewController.Type
  /// Whether it is of that class itself, and does not only hold something that is.
  let isContainerItself: Bool
  /// The context, in a plan.
  let context: String
  /// The finder's word; `nil` where nothing is looked for.
  let finder: String?
  let find: (ControllerStack) throws -> UIViewController?
  let prepareTasks: () throws -> Void
  /// The factory's word; `nil` where the step is only looked for.
  let factory: String?
  /// Prepares the factory and gives what builds.
  let prepareFactory: () throws -> () throws -> UIViewController
  var interceptors: [Interceptor]
  var contextTasks: [Task]
  var postTasks: [PostTask]
  /// How it is put on the step before.
  let action: (any Action)?
  /// The step before, decided when it is needed.
  let origin: ((ControllerStack) throws -> BoundStep)?
  /// How branches were decided on the way to this step.
  var choices: [String] = []
}
