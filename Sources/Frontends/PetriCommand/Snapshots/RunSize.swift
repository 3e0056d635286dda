import PetriSnapshots

@MainActor
enum RunSize {
  /// `987 snapshots of 47 screens`.
  static func words(_ count: Int, of selection: CellSelection, _ shard: SnapshotShard?) -> String {
    let cells = count == 1 ? "1 snapshot" : "\(count) snapshots"
    guard let shard else {
      return "\(cells) of \(selection.screenCount == 1 ? "1 screen" : "\(selection.screenCount) screens")"
    }
    return "\(cells) of \(selection.cells.count), shard \(shard.index) of \(shard.count)"
  }
}
