public import PetriUIKit

/// Finds the controller that presents the topmost one: it is seen when that one closes.
public struct PresentingFinder<Context>: Finder {
  /// Makes a finder.
  public init() {}

  /// The presenting controller; `nil` where nothing is presented.
  public func findViewController(with context: Context, in stack: ControllerStack) throws -> UIViewController? {
    stack.topmost?.presentingViewController
  }
}
