public import PetriUIKit

/// Builds a container with children, each embedded by its own action.
public struct CompleteFactory<ViewController: UIViewController, Context>: Factory {
  private struct Child {
    var factory: any Factory<UIViewController, Context>
    let action: any ContainerAction<ViewController>
  }

  private var container: any Factory<ViewController, Context>
  private var children: [Child] = []
  private let adapters: ContainerAdapters

  /// Makes a factory for a container without children.
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

  /// The names of the container and its children.
  public var routingName: String {
    "\(container.routingName) of \(children.map(\.factory.routingName).joined(separator: ", "))"
  }

  /// Prepares all factories.
  public mutating func prepare(with context: Context) throws {
    try container.prepare(with: context)
    for index in children.indices { try children[index].factory.prepare(with: context) }
  }

  /// Builds the container and its children.
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

/// A factory typed as building a `UIViewController`.
struct AnyControllerFactory<Base: Factory>: Factory {
  var base: Base

  init(_ base: Base) { self.base = base }

  var routingName: String { base.routingName }

  mutating func prepare(with context: Base.Context) throws { try base.prepare(with: context) }

  func build(with context: Base.Context) throws -> UIViewController { try base.build(with: context) }
}
