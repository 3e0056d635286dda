import Foundation
import PetriCatalog
import PetriChecks

@MainActor
struct CheckWork {
  let workspace: Workspace
  /// The number of worker processes; defaults to the number of cores.
  let jobs: Int?
  /// The time budget in seconds.
  let budget: Double?
  let drawsPictures: Bool

  private static let timeout = Duration.seconds(300)

  /// The results in the order of the jobs; `nil` for jobs that didn't fit into the budget.
  func results(of parts: [CheckJob]) throws -> [WorkerResult<CheckOutcome>?] {
    guard !parts.isEmpty else { return [] }
    let role = CheckRole(workspace, drawsPictures: drawsPictures)
    let count = min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, parts.count)
    var pool = WorkerPool(
      role,
      count: count,
      timeout: Self.timeout,
      isQuiet: true,
      program: workspace.invocation.program
    )
    let progress = Progress(total: parts.count, in: workspace.invocation)
    defer { progress.end() }
    let end = budget.map { ContinuousClock.now + .seconds($0) }
    return try pool.results(of: parts.map { [$0] }, until: end) { progress.show($0) }
  }
}
