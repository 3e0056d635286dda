public import PetriUIKit

/// How a router inspects controllers.
@MainActor
public struct ControllerInspector {
  /// The name of a controller in plans and errors.
  public var name: (UIViewController) -> String
  /// Whether a route may dismiss a controller.
  public var canBeDismissed: (UIViewController) -> Bool
  /// How a visible controller blocks, if at all.
  public var blocker: (UIViewController) -> RoutingBlocker?

  /// Makes an inspector; by default a controller's name is its class, and `RoutingInterceptable` and
  /// `RoutingBlocking` determine the rest.
  public init(
    name: @escaping (UIViewController) -> String = { "\(type(of: $0) as Any.Type)" },
    canBeDismissed: @escaping (UIViewController) -> Bool = {
      ($0 as? any RoutingInterceptable)?.canBeDismissed ?? true
    },
    blocker: @escaping (UIViewController) -> RoutingBlocker? = { ($0 as? any RoutingBlocking)?.routingBlocker }
  ) {
    self.name = name
    self.canBeDismissed = canBeDismissed
    self.blocker = blocker
  }
}
