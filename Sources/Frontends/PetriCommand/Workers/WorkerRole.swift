import PetriComposer

/// A kind of work done in worker processes. The role is sent to each worker at startup, followed by jobs.
@MainActor
protocol WorkerRole: Codable {
  associatedtype Job: Codable
  associatedtype Outcome: Codable

  nonisolated static var name: String { get }

  /// Prepares a worker process.
  ///
  /// - Returns: a function that runs a job; if it throws, the worker can't process any more jobs.
  func begin(with registry: ControllerRegistry) throws -> (Job) throws -> Outcome
}

enum WorkerResult<Outcome> {
  case done(Outcome)
  /// The worker ended during the job.
  case ended(WorkerEnding)
}
