public import PetriUIKit

/// Finds nothing, so that a controller is built each time.
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// Makes a finder.
  public init() {}

  /// Nothing.
  public func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController? { nil }
}
