public import PetriUIKit

/// Finds the controller that a closure finds.
public struct InlineFinder<ViewController: UIViewController, Context>: Finder {
  /// The word in a plan.
  public let routingName: String
  private let find: @MainActor (Context, ControllerStack) throws -> ViewController?

  /// Makes a finder of a closure.
  public init(
    name: String = "a closure",
    _ find: @escaping @MainActor (Context, ControllerStack) throws -> ViewController?
  ) {
    routingName = name
    self.find = find
  }

  /// The controller that the closure finds.
  public func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController? {
    try find(context, stack)
  }
}
