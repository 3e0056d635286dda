public import PetriSnapshots
public import Testing

/// A snapshot of a catalogue: an argument of a parameterised test, named as its file is, and which of the file's cells it is.
public struct CatalogCell: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  /// The catalogue.
  public let catalog: SnapshotCatalog
  /// The cell; `nil` for the catalogue's own problems.
  public let cell: SnapshotCell?

  /// The file's path from the catalogue's folder, and behind a colon which of its cells it is, unless it is the base.
  public var description: String { cell.map { CellResult(of: $0, .same).name } ?? "the catalogue's problems" }
  /// The name that a test's argument has.
  public var testDescription: String { description }
}
