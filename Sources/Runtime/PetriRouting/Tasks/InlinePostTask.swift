public import PetriUIKit

/// A post-routing task from a closure.
public struct InlinePostTask<ViewController: UIViewController, Context>: PostRoutingTask {
  /// The name in a plan.
  public let routingName: String
  private let task: @MainActor (ViewController, Context, [UIViewController]) -> Void

  /// Makes a task from a closure that receives the step's controller, its context and the route's controllers.
  public init(
    _ name: String = "a post task",
    _ task: @escaping @MainActor (ViewController, Context, [UIViewController]) -> Void
  ) {
    routingName = name
    self.task = task
  }

  /// Calls the closure.
  public func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController]) {
    task(viewController, context, routingStack)
  }
}
