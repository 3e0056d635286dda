import PetriCatalog
import PetriChecks

struct ScreenChecks {
  let screen: ScreenDefinition
  let jobs: [CheckJob]
  private(set) var results: ArraySlice<WorkerResult<CheckOutcome>> = []
  var failure: String?

  /// The checks in execution order, the slowest last.
  static let kinds: [CheckKind] = [.layout, .leaks, .navigation]

  @MainActor init(of screen: ScreenDefinition, by checker: Checker) {
    self.screen = screen
    jobs = ScreenChecks.kinds.flatMap { checker.jobs(of: $0, on: [screen]) }
  }

  var isDone: Bool { failure != nil || results.count == jobs.count }

  var left: ArraySlice<CheckJob> { jobs.dropFirst(results.count) }

  mutating func take(_ new: some Sequence<WorkerResult<CheckOutcome>>) { results += new }

  func isDone(_ kind: CheckKind) -> Bool { !left.contains { $0.kind == kind } }

  func outcomes(of kind: CheckKind) -> [CheckOutcome] {
    zip(jobs, results).compactMap { job, result in
      guard job.kind == kind, case .done(let outcome) = result else { return nil }
      return outcome
    }
  }

  /// The reason why a job of a check has no outcome, such as a crash or a timeout.
  func ending(of kind: CheckKind) -> WorkerEnding? {
    for (job, result) in zip(jobs, results) where job.kind == kind {
      if case .ended(let ending) = result { return ending }
    }
    return nil
  }
}
