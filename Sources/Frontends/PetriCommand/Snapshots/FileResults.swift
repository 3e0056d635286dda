import PetriSnapshots

/// Collects results in cell order, and writes all new texts of a snapshot file at once.
@MainActor
struct FileResults {
  private let cells: [SnapshotCell]
  private let mode: RecordMode
  private let store: SnapshotStore
  private let matrix: SnapshotMatrix
  private(set) var results: [CellResult] = []
  /// The unwritten texts of the current file, with the indices of their cells.
  private var texts: [(place: Int, text: String)] = []

  init(of cells: [SnapshotCell], mode: RecordMode, in workspace: Workspace) {
    self.cells = cells
    self.mode = mode
    store = workspace.snapshotStore
    matrix = SnapshotMatrix(of: workspace.catalog)
  }

  mutating func take(_ new: ArraySlice<WorkerResult<CellOutcome>>) {
    for outcome in new {
      let place = results.count
      let result = outcome.result(of: cells[place])
      results.append(result)
      if mode.writes(result.status), let text = outcome.pendingText { texts.append((place, text)) }
      if place + 1 == cells.count || cells[place + 1].path != cells[place].path { write() }
    }
  }

  private mutating func write() {
    let written = store.record(texts.map { (cells[$0.place], results[$0.place], $0.text) }, of: matrix)
    for (text, result) in zip(texts, written) { results[text.place] = result }
    texts = []
  }
}
