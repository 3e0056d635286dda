import PetriUIKit

/// Passes the context to a controller that accepts it.
public struct ContextSettingTask<ViewController: ContextAccepting>: ContextTask {
  /// Makes a task.
  public init() {}

  /// `set context`
  public var routingName: String { "set context" }

  /// Passes the context.
  public func perform(on viewController: ViewController, with context: ViewController.Context) throws {
    try viewController.setup(with: context)
  }
}
