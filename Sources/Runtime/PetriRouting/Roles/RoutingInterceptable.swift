public import PetriUIKit

/// A controller that can refuse to be dismissed.
@MainActor
public protocol RoutingInterceptable: UIViewController {
  /// Whether a route may dismiss it.
  var canBeDismissed: Bool { get }
}
