import PetriCatalog
import PetriChecks

/// The checks of one screen, as far as they are done.
struct ScreenChecks {
  /// The screen.
  let screen: ScreenDefinition
  /// The parts of its checks, in the order in which they are done.
  let jobs: [CheckJob]
  /// The results of the first of them.
  private(set) var results: ArraySlice<WorkerResult<CheckOutcome>> = []
  /// Why no more can be done; `nil` where it can.
  var failure: String?

  /// The checks, the one that takes longest last.
  static let kinds: [CheckKind] = [.layout, .leaks, .navigation]

  /// Checks of which none is done yet.
  @MainActor init(of screen: ScreenDefinition, by checker: Checker) {
    self.screen = screen
    jobs = ScreenChecks.kinds.flatMap { checker.jobs(of: $0, on: [screen]) }
  }

  /// Whether nothing is left to be done.
  var isDone: Bool { failure != nil || results.count == jobs.count }

  /// The parts that are left.
  var left: ArraySlice<CheckJob> { jobs.dropFirst(results.count) }

  /// Takes the results of the next parts.
  mutating func take(_ new: some Sequence<WorkerResult<CheckOutcome>>) { results += new }

  /// Whether all parts of a check have a result.
  func isDone(_ kind: CheckKind) -> Bool { !left.contains { $0.kind == kind } }

  /// The outcomes of a check.
  func outcomes(of kind: CheckKind) -> [CheckOutcome] {
    zip(jobs, results).compactMap { job, result in
      guard job.kind == kind, case .done(let outcome) = result else { return nil }
      return outcome
    }
  }

  /// How a part of a check ended that has no outcome; `nil` where all have one.
  func ending(of kind: CheckKind) -> WorkerEnding? {
    for (job, result) in zip(jobs, results) where job.kind == kind {
      if case .ended(let ending) = result { return ending }
    }
    return nil
  }
}
