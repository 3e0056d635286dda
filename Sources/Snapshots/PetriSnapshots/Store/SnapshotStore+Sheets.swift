import PetriFiles

extension SnapshotReading {
  /// A file of all cells; one without bytes where there is none.
  ///
  /// - Throws: `StoreFailure` for a file that is there and can't be read.
  public func sheet(at path: String) throws(StoreFailure) -> SheetFile { SheetFile(path: path, bytes: try read(path)) }
}

extension SnapshotStore {
  /// The references that cells of a file are compared with.
  func references(for cells: [SnapshotCell], in file: SheetFile) -> [CellReference] {
    var reader = file.reader
    return cells.map { file.reference(for: $0, &reader) }
  }

  /// Writes complete texts of cells to their file, and leaves the file's other cells as they are.
  ///
  /// - Parameters:
  ///   - texts: of cells of one file.
  ///   - matrix: knows which cells there are; a file that can't be read is written without others.
  /// - Throws: `StoreFailure`; then the file is as it was.
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

  /// Changes some cells of a file, and leaves its others as they are, whoever writes them at the same time.
  ///
  /// - Parameters:
  ///   - path: the file's.
  ///   - cell: one of its cells.
  ///   - matrix: knows which cells there are; a file that can't be read is written without others.
  ///   - changes: gives the new texts, each without the lines that head it, `nil` for cells that go, from the file as
  ///     it is now.
  /// - Returns: the file's bytes before and after.
  /// - Throws: `StoreFailure`; then the file is as it was.
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

  /// Puts a file's bytes back, unless they are others than those that were written.
  ///
  /// - Returns: whether they are back.
  /// - Throws: `StoreFailure`.
  func restore(_ path: String, to before: [UInt8]?, from after: [UInt8]?) throws(StoreFailure) -> Bool {
    let lock = lock(besides: path)
    defer { withExtendedLifetime(lock) {} }
    guard try read(path) == after else { return false }
    if let before { try write(before, to: path) } else { try delete(path) }
    return true
  }

  /// Holds the folder that the folder of snapshots is in, which is there before those are.
  func lock(besides path: String) -> FileLock? {
    guard let folder = try? Folder(root) else { return nil }
    let parts = path.split(separator: "/").dropLast(2)
    return FileLock(folder: parts.joined(separator: "/"), in: folder)
  }
}
