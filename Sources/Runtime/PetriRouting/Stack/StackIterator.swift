public import PetriUIKit

/// Goes through controllers in the order in which they are looked at.
@MainActor
public protocol StackIterator {
  /// The first controller that a predicate holds for.
  func firstViewController(
    in stack: ControllerStack,
    where predicate: (UIViewController) -> Bool
  ) throws -> UIViewController?
}
