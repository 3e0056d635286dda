/// The file that was compared with last, which the cells of one file that come one after another need not read again.
public struct KnownSheet: Sendable {
  private var root = ""
  private var file: SheetFile?
  private var reader: SheetReader?

  /// Knows nothing at first.
  public init() {}

  /// How a cell's complete text compares with its file as it is now.
  ///
  /// - Throws: `StoreFailure` for a file that can't be read.
  public mutating func outcome(
    of cell: SnapshotCell,
    _ text: String,
    in store: SnapshotStore
  ) throws(StoreFailure) -> SnapshotOutcome {
    SnapshotOutcome(try reference(for: cell, in: store), text: text)
  }

  /// The reference that a cell is compared with.
  mutating func reference(
    for cell: SnapshotCell,
    in store: SnapshotStore
  ) throws(StoreFailure) -> CellReference {
    let bytes = try store.read(cell.path)
    if root != store.root || file?.path != cell.path || file?.bytes != bytes {
      root = store.root
      file = SheetFile(path: cell.path, bytes: bytes)
      reader = file?.reader
    }
    return file?.reference(for: cell, &reader) ?? .none
  }

  /// A short name of a cell's last reference.
  func fingerprint(of reference: CellReference) -> String? { file.flatMap { reference.fingerprint(in: $0) } }
}
