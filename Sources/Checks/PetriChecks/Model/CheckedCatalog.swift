public import PetriCatalog
public import PetriComposer
import PetriUIKit

/// A catalogue whose screens can be launched for checks.
@MainActor
public struct CheckedCatalog {
  /// The definitions.
  public let catalog: Catalog
  /// The controllers that this petri knows.
  public let registry: ControllerRegistry
  /// Whether findings have pictures.
  public let drawsPictures: Bool
  /// Whether navigation is explored near the screens alone, without links.
  public let staysNear: Bool

  /// Makes a catalogue to check.
  public init(_ catalog: Catalog, registry: ControllerRegistry, drawsPictures: Bool = false, staysNear: Bool = false) {
    (self.catalog, self.registry, self.drawsPictures) = (catalog, registry, drawsPictures)
    self.staysNear = staysNear
  }
}
