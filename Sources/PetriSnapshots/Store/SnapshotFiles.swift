public import PetriCatalog
import PetriFiles

/// The snapshot files beside a catalogue's own files, and whose they are.
///
/// Files have the names by which the catalogue was loaded, so that a folder of screens that is a link has its snapshots there. A file
/// whose folder has several such names is listed once, and belongs to a cell that one of them is the path of.
public struct SnapshotFiles: Sendable {
  /// The paths of all, sorted.
  public let paths: [String]
  /// The cells that have a file, by its path.
  public let cells: [SnapshotCell]
  /// Snapshots that belong to no cell, sorted: their names and their headers agree which snapshots they are.
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
    var owned: [(path: String, cell: SnapshotCell)] = []
    var others: [String] = []
    var unowned: [String] = []
    var unknown: [String] = []
    for names in places.values {
      for file in store.names(in: names[0]) where file.hasSuffix(".txt") && !file.hasPrefix(".") {
        let paths = names.map { "\($0)/\(file)" }
        if let cell = SnapshotFiles.cell(at: paths, of: matrix) {
          owned.append((cell.path, cell))
        } else if matrix.isOfOtherVariants(paths[0]) {
          others.append(paths[0])
        } else if SnapshotFiles.isSnapshot(paths[0], in: store) {
          unowned.append(paths[0])
        } else {
          unknown.append(paths[0])
        }
      }
    }
    owned.sort { $0.path < $1.path }
    cells = owned.map(\.cell)
    paths = (owned.map(\.path) + others + unowned + unknown).sorted()
    self.unowned = unowned.sorted()
    self.unknown = unknown.sorted()
  }

  /// The cells of a screen that are compared by default: its base cells, then the others that have a file.
  ///
  /// - Parameter names: the names of the files in a folder.
  public static func comparedCells(
    of screen: ScreenDefinition,
    in matrix: SnapshotMatrix,
    names: (_ folder: String) -> [String]
  ) -> [SnapshotCell] {
    let file = screen.place.file
    let folder = SnapshotStore.snapshots(beside: file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "")
    let filed = names(folder).filter { $0.hasPrefix("\(screen.name).") }.sorted()
      .compactMap { matrix.cell(at: "\(folder)/\($0)") }
    var paths: Set<String> = []
    return (matrix.baseCells(of: screen) + filed).filter { paths.insert($0.path).inserted }
  }

  /// The cell that one of a file's names is the path of. The first of a lazy map would be looked for three times.
  private static func cell(at paths: [String], of matrix: SnapshotMatrix) -> SnapshotCell? {
    for path in paths {
      if let cell = matrix.cell(at: path) { return cell }
    }
    return nil
  }

  /// Whether a file is the same snapshot by its name and its first two lines: a copy that somebody named is not.
  private static func isSnapshot(_ path: String, in store: SnapshotStore) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, let kind = Rendering(rawValue: String(parts[parts.count - 2])),
      let bytes = (try? store.read(path)) ?? nil
    else { return false }
    let lines = bytes.split(maxSplits: 2, omittingEmptySubsequences: false) { $0 == 0x0A }.prefix(2).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    return lines.count == 2 && SnapshotHeader(of: lines[0])?.kind == kind.rawValue
      && SnapshotCell.fileName(ofCommand: lines[1]).map { Array($0.utf8) == Array(name.utf8) } ?? false
  }
}
