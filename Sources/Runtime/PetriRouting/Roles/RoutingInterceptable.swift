public import PetriUIKit

/// A controller that may refuse to go away.
@MainActor
public protocol RoutingInterceptable: UIViewController {
  /// Whether a route may dismiss it.
  var canBeDismissed: Bool { get }
}
