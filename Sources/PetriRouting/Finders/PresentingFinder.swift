public import PetriUIKit

/// Finds what presents the topmost controller: what is seen when that one closes.
public struct PresentingFinder<Context>: Finder {
  /// Makes a finder.
  public init() {}

  /// The presenting controller; `nil` where nothing is presented.
  public func findViewController(with context: Context, in stack: ControllerStack) throws -> UIViewController? {
    stack.topmost?.presentingViewController
  }
}
