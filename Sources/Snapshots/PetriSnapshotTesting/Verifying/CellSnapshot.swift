import PetriSnapshots

/// A cell in the file of all cells of its screen, compared with a text and written where that is wanted.
struct CellSnapshot {
  let store: SnapshotStore
  let cell: SnapshotCell

  /// Compares, and records according to the mode.
  ///
  /// - Throws: the failure.
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

  /// The cells of a file are compared one after another.
  @MainActor private static var known = KnownSheet()
}
