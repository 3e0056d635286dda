import PetriComposer

/// The work of worker processes: a value that is sent to each when it starts, then jobs, each of which has one outcome.
@MainActor
protocol WorkerRole: Codable {
  associatedtype Job: Codable
  associatedtype Outcome: Codable

  /// The name that tells it from others.
  nonisolated static var name: String { get }

  /// Gets ready in a worker process.
  ///
  /// - Parameter registry: the controllers that this petri knows.
  /// - Returns: a function that does a job; it throws an error that makes all further jobs impossible.
  /// - Throws: an error that makes all jobs impossible.
  func begin(with registry: ControllerRegistry) throws -> (Job) throws -> Outcome
}

/// The result of a job.
enum WorkerResult<Outcome> {
  case done(Outcome)
  /// The worker ended while it was at the job.
  case ended(WorkerEnding)
}
