public import PetriComposer
public import PetriSnapshots
public import Testing

/// A trait with snapshot settings for a test or suite.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let record: RecordMode?
  let environment: LaunchEnvironment?

  /// True, so that a suite's settings apply to all of its tests.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotSettings.$current.withValue(.inherited(record, environment)) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets the recording mode and the environment of a test or suite.
  ///
  /// - Parameter record: the recording mode; a test fails when it records, so that this argument isn't committed.
  public static func snapshots(record: RecordMode? = nil, in environment: LaunchEnvironment? = nil) -> Self {
    SnapshotsTrait(record: record, environment: environment)
  }
}
