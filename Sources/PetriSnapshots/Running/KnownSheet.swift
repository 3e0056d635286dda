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
    let (reference, _) = try reference(for: cell, in: store)
    return SnapshotOutcome(reference, text: text)
  }

  /// What a cell is compared with, and a short name of that.
  mutating func reference(
    for cell: SnapshotCell,
    in store: SnapshotStore
  ) throws(StoreFailure) -> (CellReference, fingerprint: String?) {
    let bytes = try store.read(cell.path)
    if root != store.root || file?.path != cell.path || file?.bytes != bytes {
      root = store.root
      file = SheetFile(path: cell.path, bytes: bytes)
      reader = file?.reader
    }
    guard let file else { return (.none, nil) }
    let reference = file.reference(for: cell, &reader) { store.hasOwnFile($0) }
    return (reference, reference.fingerprint(in: file))
  }
}
