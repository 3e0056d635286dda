/// Cells whose snapshots differ by the same edit, so that they are reviewed together.
public struct PendingGroup: Sendable {
  /// The cells.
  public internal(set) var cells: [CellResult]
  /// The structural changes, if the texts are trees.
  public let changes: [TreeChange]
  /// The diff of the first cell or of the file.
  public let diff: UnifiedDiff

  /// Groups cells with the same edit, in the order of their first cells.
  ///
  /// The missing cells of a file, and the cells of an unreadable file, form a single group with the diff of the file.
  ///
  /// - Parameters:
  ///   - texts: Returns the old and the new text of a cell.
  ///   - files: Returns the old and the new text of the file of some of its cells.
  public static func groups(
    of cells: [CellResult],
    texts: (CellResult) -> (old: String, new: String)?,
    files: ([CellResult]) -> (old: String, new: String)?
  ) -> [PendingGroup] {
    var groups = EditGroups()
    var together: [String: [CellResult]] = [:]
    for cell in cells where cell.status != .differs {
      together["\(cell.status) \(cell.path)", default: []].append(cell)
    }
    for cell in cells {
      if cell.status == .differs {
        guard let (old, new) = texts(cell) else { continue }
        let isTree = SnapshotHeader(of: new)?.kind == SnapshotHeader.treeKind
        groups.add(cell, LineDiff(old: old, new: new, isTree: isTree))
      } else if let own = together.removeValue(forKey: "\(cell.status) \(cell.path)"), let (old, new) = files(own) {
        groups.add(PendingGroup(cells: own, changes: [], diff: UnifiedDiff(LineDiff(old: old, new: new))))
      }
    }
    return groups.all
  }
}

private struct EditGroups {
  private var groups: [PendingGroup?] = []
  private var byEdit: [String: Int] = [:]
  private var byNode: [NodeEdit: Int] = [:]

  /// An edit of nodes in the cells of one file and fixture, regardless of language.
  private struct NodeEdit: Hashable {
    let path: String
    let fixture: Substring
    let edit: String
  }

  var all: [PendingGroup] { groups.compactMap(\.self) }

  mutating func add(_ group: PendingGroup) { groups.append(group) }

  mutating func add(_ cell: CellResult, _ difference: LineDiff) {
    let signature = EditSignature(difference)
    let edit = signature.inEveryLanguage.map { NodeEdit(path: cell.path, fixture: cell.fixture, edit: $0) }
    let known = [byEdit[signature.exact], edit.flatMap { byNode[$0] }].compactMap(\.self).sorted()
    let index = known.first ?? groups.count
    if let last = known.last, last != index { merge(last, into: index) }
    byEdit[signature.exact] = index
    if let edit { byNode[edit] = index }
    if known.isEmpty {
      let changes = difference.isTree ? TreeChange.changes(in: difference) : []
      groups.append(PendingGroup(cells: [cell], changes: changes, diff: UnifiedDiff(difference)))
    } else {
      groups[index]?.cells.append(cell)
    }
  }

  private mutating func merge(_ last: Int, into first: Int) {
    let cells = groups[last]?.cells ?? []
    groups[first]?.cells += cells
    groups[last] = nil
    byEdit = byEdit.mapValues { $0 == last ? first : $0 }
    byNode = byNode.mapValues { $0 == last ? first : $0 }
  }
}
