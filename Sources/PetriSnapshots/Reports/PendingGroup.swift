/// Cells whose snapshots differ by the same edit, to be looked at and decided once.
public struct PendingGroup: Sendable {
  /// The cells.
  public internal(set) var cells: [CellResult]
  /// What the edit did to the tree, where it is one.
  public let changes: [TreeChange]
  /// The edit, as it is in the first cell.
  public let diff: UnifiedDiff

  /// Groups cells by what differs in them, in the order of each group's first cell.
  ///
  /// - Parameter texts: the old and the new text of a cell; the old one is empty for a missing snapshot.
  public static func groups(
    of cells: [CellResult],
    texts: (CellResult) -> (old: String, new: String)?
  ) -> [PendingGroup] {
    var places: [String: Int] = [:]
    var groups: [PendingGroup] = []
    for cell in cells {
      guard let (old, new) = texts(cell) else { continue }
      let isTree = SnapshotHeader(of: new)?.kind == "tree"
      let difference = LineDiff(old: old, new: new, isTree: isTree)
      let diff = UnifiedDiff(difference)
      // Two new snapshots are two things to look at, however alike they are.
      let key = cell.status == .missing ? cell.path : "\(cell.status.rawValue)\n\(diff.signature)"
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
