public import PetriCatalog
public import PetriRouting
public import PetriUIKit

/// The controllers written in Swift, by the name a catalogue's `class:` refers to.
@MainActor
public struct ControllerRegistry {
  /// Creates the content of a screen from its context.
  public typealias ContentFactory = @MainActor (ContextObject) throws -> UIViewController
  /// Creates a layer.
  public typealias LayerFactory = @MainActor () throws -> any UIViewController & ChildEmbedding

  /// The content factories by name.
  public private(set) var contents: [String: ContentFactory] = [:]
  /// The layer factories by name.
  public private(set) var layers: [String: LayerFactory] = [:]

  /// The adapters of custom containers; the router already knows UIKit's.
  public private(set) var adapters: [any ContainerAdapter] = []

  /// Creates an empty registry.
  public nonisolated init() {}

  /// Registers a controller for `content: {class: name}`.
  public mutating func registerContent(_ name: String, factory: @escaping ContentFactory) {
    contents[name] = factory
  }

  /// Registers an adapter that lets the router navigate in a custom container.
  public mutating func registerAdapter(_ adapter: any ContainerAdapter) {
    adapters.append(adapter)
  }

  /// Registers a controller for `wrapping: [{class: name}]`.
  public mutating func registerLayer(_ name: String, factory: @escaping LayerFactory) {
    layers[name] = factory
  }
}
