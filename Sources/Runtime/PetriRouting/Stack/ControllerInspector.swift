public import PetriUIKit

/// A router's view of controllers: their names, whether they may go, whether they block.
@MainActor
public struct ControllerInspector {
  /// A controller's name in plans and errors.
  public var name: (UIViewController) -> String
  /// Whether a route may dismiss it.
  public var canBeDismissed: (UIViewController) -> Bool
  /// How it blocks while it is visible; `nil` where it does not.
  public var blocker: (UIViewController) -> RoutingBlocker?

  /// Makes an inspector; by default the class is the name, and a controller answers by its conformance to
  /// `RoutingInterceptable` and `RoutingBlocking`.
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
