public import PetriUIKit

/// Does nothing: the controller is put on the stack by something else.
public struct NilAction: Action {
  /// Makes an action.
  public init() {}

  /// `nothing`.
  public var routingName: String { "nothing" }

  /// Nothing.
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
