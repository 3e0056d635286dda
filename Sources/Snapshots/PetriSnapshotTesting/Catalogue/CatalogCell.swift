public import PetriSnapshots
public import Testing

/// A snapshot of a catalogue, as an argument of a parameterized test.
public struct CatalogCell: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  /// The catalogue of the snapshot.
  public let catalog: SnapshotCatalog
  /// The snapshot; `nil` for the cell that fails with the catalogue's errors.
  public let cell: SnapshotCell?

  /// The path of the snapshot file in the catalogue, followed by the cell's name unless it is the base cell.
  public var description: String { cell.map { CellResult(of: $0, .same).name } ?? "the catalogue's problems" }
  /// The name of the test argument.
  public var testDescription: String { description }
}
