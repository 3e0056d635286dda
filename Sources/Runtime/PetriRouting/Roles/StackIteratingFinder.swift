import PetriUIKit

/// A finder that looks at one controller after another; it only decides whether one is the target.
@MainActor
public protocol StackIteratingFinder<ViewController, Context>: Finder {
  /// Where it looks.
  var iterator: any StackIterator { get }

  /// Whether a controller is the one.
  func isTarget(_ viewController: ViewController, with context: Context) -> Bool
}

extension StackIteratingFinder {
  /// The first controller that is the target.
  public func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController? {
    try iterator.firstViewController(in: stack) { controller in
      guard let candidate = controller as? ViewController else { return false }
      return isTarget(candidate, with: context)
    } as? ViewController
  }
}
