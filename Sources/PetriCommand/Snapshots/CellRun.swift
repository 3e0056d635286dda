import Foundation
import PetriCatalog
import PetriComposer
import PetriSnapshots

/// Does the work of many cells: here where they are few, else in worker processes, since a process composes on its main
/// thread alone.
@MainActor
struct CellRun {
  let workspace: Workspace
  let mode: RecordMode
  /// Where texts go that are not written as snapshots; nowhere without one.
  let run: RunFolder?

  /// Fewer cells are not worth another process.
  private static let cellsPerWorker = 300

  /// What comes of the cells, in their order.
  ///
  /// - Parameter jobs: how many workers; by the number of cells and cores without one.
  /// - Throws: `CommandFailure` where the run's folder can't be written.
  func results(of cells: [SnapshotCell], jobs: Int?) throws -> [CellResult] {
    let wanted = jobs ?? min(ProcessInfo.processInfo.activeProcessorCount, cells.count / CellRun.cellsPerWorker)
    let workers = min(wanted, cells.count)
    if workers > 1 { return try WorkerPool(run: self, count: workers).results(of: cells) }
    let progress = Progress(total: cells.count)
    defer { progress.end() }
    let work = work
    do {
      return try cells.map { cell in
        let result = try work.result(of: cell)
        progress.step()
        return result
      }
    } catch {
      throw CellRun.failure(error, run)
    }
  }

  /// The work itself.
  var work: SnapshotWork {
    SnapshotWork(
      printer: CellPrinter(catalog: workspace.catalog, registry: PetriTool.registry),
      store: workspace.snapshotStore,
      mode: mode,
      run: run
    )
  }

  static func failure(_ error: any Error, _ run: RunFolder?) -> CommandFailure {
    let path = run.map { " \($0.path)" } ?? ""
    return CommandFailure("the run's folder\(path) can't be used: \(error); --keep DIR names another", .io)
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
