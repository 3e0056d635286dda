import PetriUIKit

/// A finder that tests one controller after another.
@MainActor
public protocol StackIteratingFinder<ViewController, Context>: Finder {
  /// Where to search.
  var iterator: any StackIterator { get }

  /// Whether a controller is the target.
  func isTarget(_ viewController: ViewController, with context: Context) -> Bool
}

extension StackIteratingFinder {
  /// The first target.
  public func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController? {
    try iterator.firstViewController(in: stack) { controller in
      guard let candidate = controller as? ViewController else { return false }
      return isTarget(candidate, with: context)
    } as? ViewController
  }
}
