public import PetriSnapshots
public import Testing

/// A snapshot of a catalogue: an argument of a parameterised test, named as its file is.
public struct CatalogCell: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  /// The catalogue.
  public let catalog: SnapshotCatalog
  /// The cell; `nil` for the catalogue's own problems.
  public let cell: SnapshotCell?

  /// The file's path from the catalogue's folder.
  public var description: String { cell?.path ?? "the catalogue's problems" }
  /// The name that a test's argument has.
  public var testDescription: String { description }
}
