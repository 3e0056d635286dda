import PetriCatalog

extension SnapshotStore {
  /// The complete text of a cell; `nil` if it isn't recorded.
  public func text(of cell: SnapshotCell) -> String? {
    guard let file = try? sheet(at: cell.path), case .text(let text)? = references(for: [cell], in: file).first else {
      return nil
    }
    return text
  }

  /// Deletes an obsolete snapshot, given as in ``SnapshotFiles/unowned``: a file, or a cell of a file.
  ///
  /// - Throws: `StoreFailure`.
  public func remove(unowned name: String, of matrix: SnapshotMatrix) throws(StoreFailure) {
    guard let colon = name.lastIndex(of: ":"), !name[colon...].contains("/"),
      let (screen, rendering) = matrix.contents(ofFile: String(name[..<colon])),
      let cell = matrix.baseCell(of: screen, as: rendering)
    else { return try delete(name) }
    let label = name[name.index(after: colon)...]
    _ = try update(cell.path, like: cell) { (file) throws(StoreFailure) in
      let gone = file.cells.filter { SnapshotCell.label(of: $0, base: cell.baseName) == label }
      return Dictionary(gone.map { ($0, nil) }, uniquingKeysWith: { first, _ in first })
    }
  }
}

extension SnapshotReading {
  /// The text of a file before and after texts are written to it.
  ///
  /// - Parameter texts: The complete texts of cells of the file.
  public func preview(of texts: [(cell: SnapshotCell, text: String)]) -> (old: String, new: String)? {
    guard let cell = texts.first?.cell, let file = try? sheet(at: cell.path) else { return nil }
    let new = texts.compactMap { cell, text in cell.body(of: text).map { (cell.name, $0) } }
    var all = (try? file.texts(besides: Set(new.map(\.0)), like: cell)) ?? [:]
    for (name, text) in new { all[name] = text }
    return (String(decoding: SheetText.withoutCarriageReturns(file.bytes ?? []), as: UTF8.self), sheet(all, like: cell))
  }

  /// The cells of a snapshot file with their texts, without headers.
  public func texts(inFile path: String) -> [CellName: String] { (try? sheet(at: path))?.texts ?? [:] }

  func sheet(_ texts: [CellName: String], like cell: SnapshotCell) -> String {
    SheetWriter.text(
      of: texts,
      SnapshotHeader(kind: cell.rendering.rawValue, version: cell.rendering.version),
      base: cell.baseName,
      command: cell.command
    )
  }
}
