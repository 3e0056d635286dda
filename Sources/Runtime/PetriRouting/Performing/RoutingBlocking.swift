public import PetriUIKit

/// A controller that can block navigation while it is visible.
@MainActor
public protocol RoutingBlocking: UIViewController {
  /// The blocker; `nil` if it doesn't block.
  var routingBlocker: RoutingBlocker? { get }
}
