public import PetriUIKit

/// Iterates over the controllers of a stack in search order.
@MainActor
public protocol StackIterator {
  /// The first controller that satisfies a predicate.
  func firstViewController(
    in stack: ControllerStack,
    where predicate: (UIViewController) -> Bool
  ) throws -> UIViewController?
}
