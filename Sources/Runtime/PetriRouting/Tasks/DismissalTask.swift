public import PetriUIKit

/// Gives a controller the block that closes it.
public struct DismissalTask<ViewController: Dismissible, Context>: ContextTask {
  private let dismissal: @MainActor (Context, UIViewController, Bool) -> Void

  /// Makes a task.
  ///
  /// - Parameter dismissal: closes the controller; gets the context, the controller and whether it is animated.
  public init(_ dismissal: @escaping @MainActor (Context, UIViewController, Bool) -> Void) {
    self.dismissal = dismissal
  }

  /// `dismissal`.
  public var routingName: String { "dismissal" }

  /// Gives it the block.
  public func perform(on viewController: ViewController, with context: Context) throws {
    let dismissal = dismissal
    viewController.dismissalBlock = { controller, animated in dismissal(context, controller, animated) }
  }
}
