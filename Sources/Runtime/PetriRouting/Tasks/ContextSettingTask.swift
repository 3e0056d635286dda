import PetriUIKit

/// Hands the context to a controller that takes one.
public struct ContextSettingTask<ViewController: ContextAccepting>: ContextTask {
  /// Makes a task.
  public init() {}

  /// `set context`.
  public var routingName: String { "set context" }

  /// Sets it.
  public func perform(on viewController: ViewController, with context: ViewController.Context) throws {
    try viewController.setup(with: context)
  }
}
