/// A cache of the last compared snapshot file, because the cells of a file are compared one after the other.
public struct KnownSheet: Sendable {
  private var root = ""
  private var file: SheetFile?
  private var reader: SheetReader?

  /// Creates an empty cache.
  public init() {}

  /// Compares the complete text of a cell with its current file.
  ///
  /// - Throws: `StoreFailure` for a file that can't be read.
  public mutating func outcome(
    of cell: SnapshotCell,
    _ text: String,
    in store: SnapshotStore
  ) throws(StoreFailure) -> SnapshotOutcome {
    SnapshotOutcome(try reference(for: cell, in: store), text: text)
  }

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

  /// A fingerprint of the last reference.
  func fingerprint(of reference: CellReference) -> String? { file.flatMap { reference.fingerprint(in: $0) } }
}
