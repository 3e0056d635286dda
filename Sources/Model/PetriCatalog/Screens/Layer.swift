/// A layer of the onion, as `wrapping` names it.
public struct Layer: Hashable, Sendable, Codable {
  /// The kinds of layers.
  public enum Kind: Hashable, Sendable, Codable {
    /// A container of the catalogue, with values for its parameters.
    case container(String, parameters: ContextLiteral)
    /// A container of UIKit's own.
    case system(SystemContainer)
    /// A container written in Swift, by the name it is registered under.
    case controller(String)
  }

  /// The kind of the layer.
  public var kind: Kind
  /// Where it is named: in the screen, or in a `_defaults.yaml` above it.
  public var place: Place

  /// Makes a layer.
  public init(kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// The name that `wrapping` has.
  public var name: String {
    switch kind {
    case .container(let name, _), .controller(let name): name
    case .system(let system): system.rawValue
    }
  }
}
