public import PetriCatalog
public import PetriRouting
public import PetriUIKit

/// Controllers written in Swift, by the names under which a catalogue's `class:` has them.
@MainActor
public struct ControllerRegistry {
  /// Makes the content of a screen out of its context.
  public typealias ContentFactory = @MainActor (ContextObject) throws -> UIViewController
  /// Makes a layer.
  public typealias LayerFactory = @MainActor () throws -> any UIViewController & ChildEmbedding

  /// The contents by name.
  public private(set) var contents: [String: ContentFactory] = [:]
  /// The layers by name.
  public private(set) var layers: [String: LayerFactory] = [:]

  /// The adapters of containers written in Swift; the router knows UIKit's own already.
  public private(set) var adapters: [any ContainerAdapter] = []

  /// Makes an empty registry.
  public nonisolated init() {}

  /// Registers a controller that can be a screen's content: `content: {class: name}`.
  public mutating func registerContent(_ name: String, factory: @escaping ContentFactory) {
    contents[name] = factory
  }

  /// Registers what the router has to know of a container written in Swift.
  public mutating func registerAdapter(_ adapter: any ContainerAdapter) {
    adapters.append(adapter)
  }

  /// Registers a controller that can be a layer: `wrapping: [{class: name}]`.
  public mutating func registerLayer(_ name: String, factory: @escaping LayerFactory) {
    layers[name] = factory
  }
}
