public import PetriUIKit

/// A controller that may block navigation while it is visible.
@MainActor
public protocol RoutingBlocking: UIViewController {
  /// How it blocks; `nil` where it does not.
  var routingBlocker: RoutingBlocker? { get }
}
