public import PetriUIKit

/// A context task from a closure.
public struct InlineContextTask<ViewController: UIViewController, Context>: ContextTask {
  /// The name in a plan.
  public let routingName: String
  private let task: @MainActor (ViewController, Context) throws -> Void

  /// Makes a task.
  public init(
    _ name: String = "a context task",
    _ task: @escaping @MainActor (ViewController, Context) throws -> Void
  ) {
    routingName = name
    self.task = task
  }

  /// Calls the closure.
  public func perform(on viewController: ViewController, with context: Context) throws {
    try task(viewController, context)
  }
}
