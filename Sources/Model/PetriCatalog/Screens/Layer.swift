/// A layer in `wrapping`.
public struct Layer: Hashable, Sendable, Codable {
  /// A kind of layer.
  public enum Kind: Hashable, Sendable, Codable {
    /// A container of the catalogue with values for its parameters.
    case container(String, parameters: ContextLiteral)
    /// A UIKit container.
    case system(SystemContainer)
    /// A container written in Swift, by its registered name.
    case controller(String)
  }

  /// The kind.
  public var kind: Kind
  /// The location in the screen or in `_defaults.yaml`.
  public var place: Place

  /// Makes a layer.
  public init(kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// The name in `wrapping`.
  public var name: String {
    switch kind {
    case .container(let name, _), .controller(let name): name
    case .system(let system): system.rawValue
    }
  }
}
