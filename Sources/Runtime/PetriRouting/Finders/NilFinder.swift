public import PetriUIKit

/// Finds nothing, so that a new controller is always built.
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// Makes a finder.
  public init() {}

  /// Returns nil.
  public func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController? { nil }
}
