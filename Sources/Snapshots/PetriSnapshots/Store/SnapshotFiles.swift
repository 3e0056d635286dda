public import PetriCatalog
import PetriFiles

/// The snapshot files of a catalogue, with the cells that they belong to.
///
/// Paths are relative to how the catalogue was loaded, so that the snapshots of a symbolic link to a folder of screens
/// are in that folder. A file whose folder has several paths is listed once, and belongs to the cells of any of them.
public struct SnapshotFiles: Sendable {
  /// The cells that files contain, sorted.
  public let cells: [SnapshotCell]
  /// The obsolete snapshots, sorted: paths of files that are snapshots by name and header, and cells in the form
  /// `path:cell` that aren't part of the matrix.
  public let unowned: [String]
  /// The paths of files that aren't snapshots, sorted.
  public let unknown: [String]

  /// Finds snapshot files.
  ///
  /// - Parameters:
  ///   - folders: The folders of the catalogue's files, as in their paths; "" for the catalogue's own.
  ///   - store: The folder of the catalogue.
  ///   - matrix: The cells of the catalogue.
  public init(beside folders: [String], in store: SnapshotStore, of matrix: SnapshotMatrix) {
    var places: [FileIdentity: [String]] = [:]
    for folder in folders.map(SnapshotStore.snapshots(beside:)) {
      if let place = store.identity(of: folder) { places[place, default: []].append(folder) }
    }
    var found = Found()
    for names in places.values {
      for file in store.names(in: names[0]) where file.hasSuffix(".txt") && !file.hasPrefix(".") {
        found.take(names.map { "\($0)/\(file)" }, store, matrix)
      }
    }
    cells = found.cells.sorted { $0.path != $1.path ? $0.path < $1.path : $0.name < $1.name }
    unowned = found.unowned.sorted()
    unknown = found.unknown.sorted()
  }

  /// The cells of a screen that are compared by default: its base cells, then other cells that files contain.
  ///
  /// - Parameters:
  ///   - store: The folder of the catalogue.
  ///   - names: Returns the names of the files in a folder.
  public static func comparedCells(
    of screen: ScreenDefinition,
    in matrix: SnapshotMatrix,
    _ store: SnapshotStore,
    names: (_ folder: String) -> [String]
  ) -> [SnapshotCell] {
    let folder = SnapshotStore.snapshots(beside: screen.snapshotsParent)
    var found = Found()
    for name in names(folder).sorted() where name.hasPrefix("\(screen.name).") {
      found.take(["\(folder)/\(name)"], store, matrix)
    }
    var ids: Set<String> = []
    return (matrix.baseCells(of: screen) + found.cells).filter { ids.insert($0.id).inserted }
  }

  private struct Found {
    var cells: [SnapshotCell] = []
    var unowned: [String] = []
    var unknown: [String] = []

    /// Determines the cells of a file.
    ///
    /// - Parameter names: The paths of the file.
    mutating func take(_ names: [String], _ store: SnapshotStore, _ matrix: SnapshotMatrix) {
      for path in names {
        if let (screen, rendering) = matrix.contents(ofFile: path) {
          takeSheet(path, of: screen, rendering, store, matrix)
          return
        }
      }
      if matrix.isOfOtherVariants(names[0]) { return }
      if ((try? store.sheet(at: names[0]))?.isSnapshot) == true {
        unowned.append(names[0])
      } else {
        unknown.append(names[0])
      }
    }

    private mutating func takeSheet(
      _ path: String,
      of screen: ScreenDefinition,
      _ rendering: Rendering,
      _ store: SnapshotStore,
      _ matrix: SnapshotMatrix
    ) {
      guard let base = matrix.baseCell(of: screen, as: rendering) else { return }
      // An unreadable file counts as the file of the base, whose comparison reports the error.
      let bytes = (try? store.read(path)) ?? nil
      let names = bytes.map { SheetFile.cells(in: $0, at: path) } ?? []
      let own = names.compactMap { matrix.cell(named: $0, of: screen, as: rendering) }
      cells += names.isEmpty ? [base] : own
      let known = Set(own.map(\.name))
      for name in names where !known.contains(name) {
        unowned.append("\(path):\(SnapshotCell.label(of: name, base: base.baseName))")
      }
    }
  }
}
