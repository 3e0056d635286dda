public import PetriCatalog
import PetriFiles

/// The snapshot files beside a catalogue's own files, and whose they are.
///
/// Files have the names by which the catalogue was loaded, so that a folder of screens that is a link has its snapshots
/// there. A file whose folder has several such names is listed once, and belongs to cells that one of them is the path
/// of.
public struct SnapshotFiles: Sendable {
  /// The cells that files hold, sorted by those.
  public let cells: [SnapshotCell]
  /// Snapshots that belong to nothing, sorted: the paths of files whose names and headers agree which snapshots they
  /// are, and with a colon and a word the cells that files hold and the matrix doesn't have.
  public let unowned: [String]
  /// Files that belong to no cell, and may be anything, sorted.
  public let unknown: [String]

  /// Looks for files.
  ///
  /// - Parameters:
  ///   - folders: the folders of the catalogue's files, by the names that those have, "" for the catalogue's own.
  ///   - store: the catalogue's folder.
  ///   - matrix: knows which cells there are.
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

  /// The cells of a screen that are compared by default: its base cells, then the others that files hold.
  ///
  /// - Parameters:
  ///   - store: the catalogue's folder.
  ///   - names: the names of the files in a folder.
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

  /// The facts about files so far.
  private struct Found {
    var cells: [SnapshotCell] = []
    var unowned: [String] = []
    var unknown: [String] = []

    /// Finds out whose a file is.
    ///
    /// - Parameter names: its paths.
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
      // A file that can't be read is that of the base at least, whose comparison reports it.
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
