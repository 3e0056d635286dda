public import PetriCatalog
public import PetriComposer
import PetriUIKit

/// A catalogue whose screens can be launched for checks.
@MainActor
public struct CheckedCatalog {
  /// The catalogue.
  public let catalog: Catalog
  /// The controllers compiled into this executable.
  public let registry: ControllerRegistry
  /// Whether findings include pictures.
  public let drawsPictures: Bool
  /// Whether navigation is only explored close to the screens, without links.
  public let staysNear: Bool

  /// Creates a catalogue to check.
  public init(_ catalog: Catalog, registry: ControllerRegistry, drawsPictures: Bool = false, staysNear: Bool = false) {
    (self.catalog, self.registry, self.drawsPictures) = (catalog, registry, drawsPictures)
    self.staysNear = staysNear
  }
}
