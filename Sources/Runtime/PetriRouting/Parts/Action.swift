public import PetriUIKit

/// A part of a route with a name for plans and errors.
@MainActor
public protocol RoutingRole {
  /// The name in a plan; defaults to the type's name.
  var routingName: String { get }
}

extension RoutingRole {
  /// The type's name without generic arguments.
  public var routingName: String { String(String(describing: type(of: self)).prefix { $0 != "<" }) }
}

/// Puts a controller on the stack.
@MainActor
public protocol Action<ViewController>: RoutingRole {
  /// The type of controller to act on.
  associatedtype ViewController: UIViewController

  /// Puts a controller on the stack and calls back once.
  func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  )

  /// Throws if the action can't be performed there, for the plan.
  func check(on existingController: ViewController) throws

  /// The controllers that would leave the stack; none by default.
  func removedControllers(from existingController: ViewController) -> [UIViewController]
}

extension Action {
  /// Does nothing.
  public func check(on existingController: ViewController) throws {}

  /// None.
  public func removedControllers(from existingController: ViewController) -> [UIViewController] { [] }
}

/// An action that embeds a controller in a container, so that consecutive ones can be combined.
@MainActor
public protocol ContainerAction<ViewController>: Action {
  /// Whether the container shows the embedded controller.
  var showsEmbedded: Bool { get }

  /// Adds the controller to the children of a container.
  func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws
}

extension ContainerAction {
  /// True.
  public var showsEmbedded: Bool { true }
}

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
