public import PetriUIKit

/// Does nothing, because something else puts the controller on the stack.
public struct NilAction: Action {
  /// Makes an action.
  public init() {}

  /// `nothing`
  public var routingName: String { "nothing" }

  /// Does nothing.
  public func perform(
    with viewController: UIViewController,
    on existingController: UIViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.success)
  }
}

extension Action where Self == NilAction {
  /// Does nothing.
  public static var none: NilAction { NilAction() }
}
