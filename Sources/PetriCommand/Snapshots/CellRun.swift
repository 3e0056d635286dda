import Foundation
import PetriCatalog
import PetriComposer
import PetriSnapshots

/// Does the work of many cells in worker processes, since a process composes on its main thread alone, and what a controller does to
/// its process must not happen to this one.
@MainActor
struct CellRun {
  let workspace: Workspace
  let mode: RecordMode
  /// Where texts go that are not written as snapshots; nowhere without one.
  let run: RunFolder?

  /// How many seconds a cell may take by default.
  nonisolated static let usualTimeout = 60.0
  /// Fewer cells are not worth another process.
  private static let cellsPerWorker = 300

  /// What comes of the cells, in their order.
  ///
  /// - Parameters:
  ///   - jobs: how many workers; by the number of cells and cores without one.
  ///   - timeout: so many seconds a cell may take; any number for 0.
  /// - Throws: `CommandFailure` where the run's folder can't be written.
  func results(of cells: [SnapshotCell], jobs: Int?, timeout: Double = usualTimeout) throws -> [CellResult] {
    let wanted = jobs ?? min(ProcessInfo.processInfo.activeProcessorCount, cells.count / CellRun.cellsPerWorker)
    let count = min(max(1, wanted), cells.count)
    return try WorkerPool.results(of: cells, run: self, count: count, timeout: timeout > 0 ? .seconds(timeout) : nil)
  }

  /// The work itself, with where texts go that are not written as snapshots.
  func work(keepingIn texts: (any PendingTexts)?) -> SnapshotWork {
    SnapshotWork(
      printer: workspace.printer,
      store: workspace.snapshotStore,
      mode: mode,
      run: texts
    )
  }

  static func failure(_ error: any Error, _ run: RunFolder?) -> CommandFailure {
    let path = run.map { " \($0.path)" } ?? ""
    return CommandFailure("can't use the run's folder\(path): \(error); name another with --keep DIR", .io)
  }

  /// A folder for a new run, in the user's cache.
  static func newRun(in workspace: Workspace) throws -> RunFolder {
    do throws(StoreFailure) {
      return try workspace.history.newRun()
    } catch {
      throw failure(error, nil)
    }
  }
}
