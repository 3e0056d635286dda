import Foundation
import Testing

/// Runs a suite's tests on threads of their own, for they wait for processes: on the few threads that all tests share, each would keep
/// one from tests that compute.
struct ProcessTestTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ProcessTestExecutor.shared) { try await function() }
  }
}

extension Trait where Self == ProcessTestTrait {
  /// For suites whose tests start processes and wait for them.
  static var startsProcesses: Self { Self() }
}

/// A few threads for tests that wait.
private final class ProcessTestExecutor: TaskExecutor {
  static let shared = ProcessTestExecutor()

  private let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount + 1
    return queue
  }()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
