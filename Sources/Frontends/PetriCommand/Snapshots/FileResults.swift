import PetriSnapshots

/// The results of cells in their order; those of a file that are to be written are written together, once all of them
/// are known.
@MainActor
struct FileResults {
  private let cells: [SnapshotCell]
  private let mode: RecordMode
  private let store: SnapshotStore
  private let matrix: SnapshotMatrix
  private(set) var results: [CellResult] = []
  /// The places and texts of the cells of the current file that are to be written.
  private var texts: [(place: Int, text: String)] = []

  init(of cells: [SnapshotCell], mode: RecordMode, in workspace: Workspace) {
    self.cells = cells
    self.mode = mode
    store = workspace.snapshotStore
    matrix = SnapshotMatrix(of: workspace.catalog)
  }

  /// Takes the outcomes of the next cells.
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
