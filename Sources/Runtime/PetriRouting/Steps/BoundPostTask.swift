import PetriUIKit

/// A post-routing task with its context.
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
