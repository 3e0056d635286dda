import PetriUIKit

/// A context task with its context.
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
