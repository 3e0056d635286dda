public import PetriUIKit

/// Builds a controller from its context.
///
/// All factories of a route are prepared before the first move, as in RouteComposer.
@MainActor
public protocol Factory<ViewController, Context>: RoutingRole {
  /// The type of controller.
  associatedtype ViewController: UIViewController
  /// The type of context.
  associatedtype Context

  /// Prepares the factory; an error prevents all moves.
  mutating func prepare(with context: Context) throws

  /// Builds the controller.
  func build(with context: Context) throws -> ViewController
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Factory {
  public mutating func prepare(with context: Context) throws {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Builds a controller with its class's initializer.
public struct ClassFactory<ViewController: UIViewController, Context>: Factory {
  private let configure: @MainActor (ViewController) -> Void

  /// - Parameter configure: sets up the new controller.
  public init(configure: @escaping @MainActor (ViewController) -> Void = { _ in }) {
    self.configure = configure
  }

  public var routingName: String { "\(ViewController.self)" }

  public func build(with context: Context) throws -> ViewController {
    let controller = ViewController(nibName: nil, bundle: nil)
    configure(controller)
    return controller
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Builds a controller with a closure.
public struct InlineFactory<ViewController: UIViewController, Context>: Factory {
  /// The name in a plan.
  public let routingName: String
  private let make: @MainActor (Context) throws -> ViewController

  /// Creates a factory from a closure.
  public init(name: String? = nil, _ make: @escaping @MainActor (Context) throws -> ViewController) {
    routingName = name ?? "\(ViewController.self)"
    self.make = make
  }

  public func build(with context: Context) throws -> ViewController { try make(context) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Moves a controller from elsewhere on the stack instead of building one.
public struct FinderFactory<ViewController: UIViewController, Context>: Factory {
  private let finder: any Finder<ViewController, Context>
  private let windowProvider: any WindowProvider
  private var found: ViewController?

  /// Creates a factory.
  public init(
    _ finder: any Finder<ViewController, Context>,
    window windowProvider: any WindowProvider = KeyWindowProvider()
  ) {
    self.finder = finder
    self.windowProvider = windowProvider
  }

  public var routingName: String { "what is found: \(finder.routingName)" }

  public mutating func prepare(with context: Context) throws {
    guard let window = windowProvider.window,
      let controller = try finder.findViewController(with: context, in: ControllerStack(window: window))
    else { throw RoutingProblem("\(finder.routingName) isn't on the stack") }
    found = controller
  }

  public func build(with context: Context) throws -> ViewController {
    guard let found else { throw RoutingProblem("it was not prepared") }
    return found
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Builds a container with children, each embedded by its own action.
public struct CompleteFactory<ViewController: UIViewController, Context>: Factory {
  private struct Child {
    var factory: any Factory<UIViewController, Context>
    let action: any ContainerAction<ViewController>
  }

  private var container: any Factory<ViewController, Context>
  private var children: [Child] = []
  private let adapters: ContainerAdapters

  /// Creates a factory for a container without children.
  public init(_ container: any Factory<ViewController, Context>, adapters: ContainerAdapters = ContainerAdapters()) {
    self.container = container
    self.adapters = adapters
  }

  /// Adds a child.
  public func with<Child: Factory>(_ factory: Child, using action: some ContainerAction<ViewController>) -> Self
  where Child.Context == Context {
    var copy = self
    copy.children.append(.init(factory: AnyControllerFactory(factory), action: action))
    return copy
  }

  public var routingName: String {
    "\(container.routingName) of \(children.map(\.factory.routingName).joined(separator: ", "))"
  }

  public mutating func prepare(with context: Context) throws {
    try container.prepare(with: context)
    for index in children.indices { try children[index].factory.prepare(with: context) }
  }

  public func build(with context: Context) throws -> ViewController {
    let controller = try container.build(with: context)
    guard let adapted = adapters.adapted(controller) else {
      throw RoutingProblem("unknown container \(type(of: controller)); no adapter is registered for it")
    }
    var held = adapted.contained()
    for child in children {
      try child.action.perform(embedding: child.factory.build(with: context), in: &held)
    }
    var result = RoutingResult.success
    adapted.set(held, false) { result = $0 }
    if case .failure(let error) = result { throw error }
    return controller
  }
}

/// Erases the type of a factory's controllers to `UIViewController`.
struct AnyControllerFactory<Base: Factory>: Factory {
  var base: Base

  init(_ base: Base) { self.base = base }

  var routingName: String { base.routingName }

  mutating func prepare(with context: Base.Context) throws { try base.prepare(with: context) }

  func build(with context: Base.Context) throws -> UIViewController { try base.build(with: context) }
}
