import PetriUIKit

/// A view of the composer's whose views are in a stack, which only arranges them.
protocol StackHolding: UIView {
  /// The stack.
  var stack: UIStackView { get }
}
