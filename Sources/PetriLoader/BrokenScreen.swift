public import PetriCatalog

/// A screen with errors of its own, which the catalogue is loaded without.
public struct BrokenScreen: Sendable, Hashable {
  /// Its name, where it could be read.
  public let name: String
  /// Where it is defined.
  public let place: Place
  /// The group's path, outermost first, as far as it could be read.
  public let group: [String]
}
