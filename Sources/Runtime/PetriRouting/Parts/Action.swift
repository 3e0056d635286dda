public import PetriUIKit

/// A part of a route with a name for plans and errors.
@MainActor
public protocol RoutingRole {
  /// The name in a plan; defaults to the type's name.
  var routingName: String { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RoutingRole {
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

  /// Throws if the action can't be performed on a controller; called while planning.
  func check(on existingController: ViewController) throws

  /// The controllers that would leave the stack; none by default.
  func removedControllers(from existingController: ViewController) -> [UIViewController]
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Action {
  public func check(on existingController: ViewController) throws {}

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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ContainerAction {
  public var showsEmbedded: Bool { true }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Does nothing, because something else puts the controller on the stack.
public struct NilAction: Action {
  public init() {}

  public var routingName: String { "nothing" }

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
