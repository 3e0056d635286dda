import PetriSnapshots

/// A snapshot file with a single snapshot.
struct SnapshotFile {
  let store: SnapshotStore
  let path: String

  func compare(_ text: String, recording: Recording) throws(SnapshotFailure) {
    let outcome: SnapshotOutcome
    do throws(StoreFailure) {
      outcome = SnapshotOutcome(reference: try store.read(path), text: text)
      if recording.mode.writes(outcome) { try store.write(text, to: path) }
    } catch {
      throw SnapshotFailure(error.description)
    }
    if let failure = recording.failure(outcome, of: path, text) { throw failure }
  }
}
