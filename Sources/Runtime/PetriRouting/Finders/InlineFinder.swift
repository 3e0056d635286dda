public import PetriUIKit

/// Finds a controller by a closure.
public struct InlineFinder<ViewController: UIViewController, Context>: Finder {
  /// The name in a plan.
  public let routingName: String
  private let find: @MainActor (Context, ControllerStack) throws -> ViewController?

  /// Makes a finder from a closure.
  public init(
    name: String = "a closure",
    _ find: @escaping @MainActor (Context, ControllerStack) throws -> ViewController?
  ) {
    routingName = name
    self.find = find
  }

  /// Calls the closure.
  public func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController? {
    try find(context, stack)
  }
}
