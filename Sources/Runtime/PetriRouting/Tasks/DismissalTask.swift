public import PetriUIKit

/// Sets a controller's dismissal block.
public struct DismissalTask<ViewController: Dismissible, Context>: ContextTask {
  private let dismissal: @MainActor (Context, UIViewController, Bool) -> Void

  /// - Parameter dismissal: closes the controller; receives the context, the controller and whether to animate.
  public init(_ dismissal: @escaping @MainActor (Context, UIViewController, Bool) -> Void) {
    self.dismissal = dismissal
  }

  /// `dismissal`
  public var routingName: String { "dismissal" }

  /// Sets the block.
  public func perform(on viewController: ViewController, with context: Context) throws {
    let dismissal = dismissal
    viewController.dismissalBlock = { controller, animated in dismissal(context, controller, animated) }
  }
}
