/// Cells whose snapshots differ by the same edit, to be looked at and decided once.
public struct PendingGroup: Sendable {
  /// The cells.
  public internal(set) var cells: [CellResult]
  /// The edit's changes of the tree, where it is one.
  public let changes: [TreeChange]
  /// The edit, as it is in the first cell, or in the file.
  public let diff: UnifiedDiff

  /// Groups cells by their differences, in the order of each group's first cell.
  ///
  /// Missing cells of a file, and those of one that can't be read, are one group: the difference is that of the file.
  ///
  /// - Parameters:
  ///   - texts: the old and the new text of a cell.
  ///   - files: the old and the new text of the file of some of its cells.
  public static func groups(
    of cells: [CellResult],
    texts: (CellResult) -> (old: String, new: String)?,
    files: ([CellResult]) -> (old: String, new: String)?
  ) -> [PendingGroup] {
    var places: [String: Int] = [:]
    var groups: [PendingGroup] = []
    var together: [String: [CellResult]] = [:]
    for cell in cells where cell.status != .differs {
      together["\(cell.status) \(cell.path)", default: []].append(cell)
    }
    for cell in cells {
      if cell.status != .differs {
        guard let own = together.removeValue(forKey: "\(cell.status) \(cell.path)"), let (old, new) = files(own) else {
          continue
        }
        groups.append(PendingGroup(cells: own, changes: [], diff: UnifiedDiff(LineDiff(old: old, new: new))))
        continue
      }
      guard let (old, new) = texts(cell) else { continue }
      let isTree = SnapshotHeader(of: new)?.kind == "tree"
      let difference = LineDiff(old: old, new: new, isTree: isTree)
      let diff = UnifiedDiff(difference)
      let key = diff.signature
      if let place = places[key] {
        groups[place].cells.append(cell)
      } else {
        places[key] = groups.count
        groups.append(
          PendingGroup(cells: [cell], changes: isTree ? TreeChange.changes(in: difference) : [], diff: diff)
        )
      }
    }
    return groups
  }
}
