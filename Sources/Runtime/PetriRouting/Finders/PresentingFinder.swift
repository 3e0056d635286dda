public import PetriUIKit

/// Finds the controller that presents the topmost one.
public struct PresentingFinder<Context>: Finder {
  /// Makes a finder.
  public init() {}

  /// The presenting controller; `nil` if nothing is presented.
  public func findViewController(with context: Context, in stack: ControllerStack) throws -> UIViewController? {
    stack.topmost?.presentingViewController
  }
}
