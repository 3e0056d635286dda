import PetriFiles

extension SnapshotReading {
  /// Reads a snapshot file, which may not exist.
  ///
  /// - Throws: `StoreFailure` for a file that can't be read.
  public func sheet(at path: String) throws(StoreFailure) -> SheetFile { SheetFile(path: path, bytes: try read(path)) }
}

extension SnapshotStore {
  func references(for cells: [SnapshotCell], in file: SheetFile) -> [CellReference] {
    var reader = file.reader
    return cells.map { file.reference(for: $0, &reader) }
  }

  /// Writes the complete texts of cells to their file without changing its other cells.
  ///
  /// - Parameters:
  ///   - texts: The texts of cells of one file.
  ///   - matrix: The cells of the catalogue; an unreadable file is replaced without its other cells.
  /// - Throws: `StoreFailure`, in which case the file is unchanged.
  public func record(
    _ texts: [(cell: SnapshotCell, text: String)],
    of matrix: SnapshotMatrix? = nil
  ) throws(StoreFailure) {
    guard let first = texts.first?.cell else { return }
    var changes: [CellName: String?] = [:]
    for (cell, text) in texts {
      if let body = cell.body(of: text) { changes[cell.name] = body }
    }
    _ = try update(first.path, like: first, of: matrix) { (_) throws(StoreFailure) in changes }
  }

  /// Changes some cells of a file and preserves the others, even if another process writes them at the same time.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - cell: A cell of the file.
  ///   - matrix: The cells of the catalogue; an unreadable file is replaced without its other cells.
  ///   - changes: Returns the new texts without headers, given the current file; `nil` for removed cells.
  /// - Returns: The bytes of the file before and after.
  /// - Throws: `StoreFailure`, in which case the file is unchanged.
  func update(
    _ path: String,
    like cell: SnapshotCell,
    of matrix: SnapshotMatrix? = nil,
    _ changes: (SheetFile) throws(StoreFailure) -> [CellName: String?]
  ) throws(StoreFailure) -> (before: [UInt8]?, after: [UInt8]?) {
    let lock = lock(besides: path)
    defer { withExtendedLifetime(lock) {} }
    let file = try sheet(at: path)
    let changes = try changes(file)
    guard !changes.isEmpty else { return (file.bytes, file.bytes) }
    var texts = try file.texts(besides: Set(changes.keys), like: cell, of: matrix)
    for case (let name, let text?) in changes { texts[name] = text }
    guard !texts.isEmpty else {
      try delete(path)
      return (file.bytes, nil)
    }
    let nameBytes = texts.keys.reduce(0) { $0 + $1.byteCount }
    if let problem = SheetLimits.problem(cells: texts.count, nameBytes: nameBytes) {
      throw StoreFailure(path: path, action: .write, reason: problem)
    }
    let bytes = Array(sheet(texts, like: cell).utf8)
    if bytes != file.bytes { try write(bytes, to: path) }
    return (file.bytes, bytes)
  }

  /// Restores the bytes of a file, unless the file changed after it was written.
  ///
  /// - Returns: Whether the bytes were restored.
  /// - Throws: `StoreFailure`.
  func restore(_ path: String, to before: [UInt8]?, from after: [UInt8]?) throws(StoreFailure) -> Bool {
    let lock = lock(besides: path)
    defer { withExtendedLifetime(lock) {} }
    guard try read(path) == after else { return false }
    if let before { try write(before, to: path) } else { try delete(path) }
    return true
  }

  /// Locks the parent of the snapshot folder, because the snapshot folder may not exist yet.
  func lock(besides path: String) -> FileLock? {
    guard let folder = try? Folder(root) else { return nil }
    let parts = path.split(separator: "/").dropLast(2)
    return FileLock(folder: parts.joined(separator: "/"), in: folder)
  }
}
