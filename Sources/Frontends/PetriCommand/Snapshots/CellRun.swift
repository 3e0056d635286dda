import Foundation
import PetriCatalog
import PetriSnapshots

/// Does the work of many cells in worker processes, since a process composes on its main thread alone, and a controller
/// that harms its process must not harm this one.
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

  /// The results of the cells, in their order.
  ///
  /// - Parameters:
  ///   - jobs: how many workers; by the number of cells and cores without one.
  ///   - timeout: so many seconds a cell may take; any number for 0.
  /// - Throws: `CommandFailure` where the run's folder can't be written.
  func results(of cells: [SnapshotCell], jobs: Int?, timeout: Double = usualTimeout) throws -> [CellResult] {
    guard !cells.isEmpty else { return [] }
    let count = CellRun.workerCount(of: cells.count, jobs: jobs)
    let role = CellRole(workspace, run: mode == .never ? run : nil)
    var pool = WorkerPool(
      role,
      count: count,
      timeout: timeout > 0 ? .seconds(timeout) : nil,
      program: workspace.invocation.program
    )
    let progress = Progress(total: cells.count, in: workspace.invocation)
    defer {
      pool.end()
      progress.end()
    }
    var results = FileResults(of: cells, mode: mode, in: workspace)
    try pool.add(CellRun.groups(of: cells, by: \.screen))
    while !pool.isDone {
      try pool.turn(milliseconds: 100)
      progress.show(pool.doneCount)
      results.take(pool.takeFirstResults())
    }
    results.take(pool.takeFirstResults())
    return results.results
  }

  /// How many workers do so many cells.
  ///
  /// - Parameter jobs: how many somebody asked for; by the number of cells and cores without that.
  static func workerCount(of cells: Int, jobs: Int?) -> Int {
    let wanted = jobs ?? min(ProcessInfo.processInfo.activeProcessorCount, cells / cellsPerWorker)
    return min(max(1, wanted), cells)
  }

  /// Cells of one screen come together, so that one worker reads it for all of them; of many cells there are several groups.
  static func groups<Cell>(of cells: [Cell], by screen: (Cell) -> String) -> [[Cell]] {
    var groups: [[Cell]] = []
    for cell in cells {
      if let last = groups.last, last.count < largestGroup, screen(last[0]) == screen(cell) {
        groups[groups.count - 1].append(cell)
      } else {
        groups.append([cell])
      }
    }
    return groups
  }

  private static let largestGroup = 64

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
