import Foundation
import PetriCatalog
import PetriSnapshots

/// Renders cells in worker processes, because UIKit is limited to the main thread, and a view controller that crashes
/// must not take down this process.
@MainActor
struct CellRun {
  let workspace: Workspace
  let mode: RecordMode
  /// The folder for pending texts; if `nil`, they are discarded.
  let run: RunFolder?

  /// The default time limit per cell, in seconds.
  nonisolated static let usualTimeout = 60.0
  /// The minimum number of cells per additional worker.
  private static let cellsPerWorker = 300

  /// - Parameters:
  ///   - jobs: the number of workers; by default, depends on the numbers of cells and cores.
  ///   - timeout: the time limit per cell in seconds; 0 for none.
  /// - Throws: `CommandFailure` if the run's folder can't be written.
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

  static func workerCount(of cells: Int, jobs: Int?) -> Int {
    let wanted = jobs ?? min(ProcessInfo.processInfo.activeProcessorCount, cells / cellsPerWorker)
    return min(max(1, wanted), cells)
  }

  /// Groups cells by screen, so that one worker loads the screen once; large groups are split.
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

  static func newRun(in workspace: Workspace) throws -> RunFolder {
    do throws(StoreFailure) {
      return try workspace.history.newRun()
    } catch {
      throw failure(error, nil)
    }
  }
}
