import Foundation
import PetriCatalog
import PetriChecks

/// Does the parts of checks in worker processes.
@MainActor
struct CheckWork {
  let workspace: Workspace
  /// The number of worker processes; one for each processor without.
  let jobs: Int?
  /// The seconds after which no more is done.
  let budget: Double?
  /// Whether findings have pictures.
  let drawsPictures: Bool

  /// A part that takes longer is given up.
  private static let timeout = Duration.seconds(300)

  /// The results of the parts, in their order; `nil` for those that the budget didn't allow.
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
