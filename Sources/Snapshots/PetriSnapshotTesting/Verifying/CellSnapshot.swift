import PetriSnapshots

/// A cell of a screen's snapshot file.
struct CellSnapshot {
  let store: SnapshotStore
  let cell: SnapshotCell

  @MainActor func compare(_ text: String, recording: Recording) throws(SnapshotFailure) {
    let outcome: SnapshotOutcome
    do throws(StoreFailure) {
      outcome = try CellSnapshot.known.outcome(of: cell, text, in: store)
      if recording.mode.writes(outcome) { try store.record([(cell, text)]) }
    } catch {
      throw SnapshotFailure(error.description)
    }
    if let failure = recording.failure(outcome, of: CellResult(of: cell, .same).name, text) { throw failure }
  }

  /// Caches the last file, because its cells are compared one after another.
  @MainActor private static var known = KnownSheet()
}
