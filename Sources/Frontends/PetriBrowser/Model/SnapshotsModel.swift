import PetriText

/// The known state of screens' snapshots, and the difference that the keys decide.
struct SnapshotsModel: Sendable {
  private(set) var states: [String: ScreenSnapshots] = [:]
  /// How far screens are being compared; `nil` while none are.
  var progress: SnapshotProgress?
  /// The group of the shown review that keys decide.
  var group = 0

  /// How a screen compares, where that is not as it should be.
  subscript(screen: String) -> ScreenSnapshots? { states[screen] }

  /// Takes the state of some screens' snapshots.
  mutating func take(_ new: [String: ScreenSnapshots]) {
    for (screen, state) in new { states[screen] = state.isGood ? nil : state }
  }

  /// The snapshots of all screens together, in words: as many as their panes say.
  var words: String {
    func sum(_ count: (ScreenSnapshots) -> Int) -> Int { states.values.reduce(0) { $0 + count($1) } }
    return ScreenSnapshots(differing: sum(\.differing), missing: sum(\.missing), failing: sum(\.failing)).words
  }
}

extension ScreenSnapshots {
  /// The mark in the list.
  var mark: String { differing > 0 ? "≠" : missing > 0 ? "+" : "×" }

  /// Its colour.
  var style: CellStyle { differing > 0 ? .difference : missing > 0 ? .added : .error }
}
