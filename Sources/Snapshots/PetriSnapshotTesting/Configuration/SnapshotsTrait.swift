public import PetriComposer
public import PetriSnapshots
public import Testing

/// Settings for the snapshots of a test or a suite.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let record: RecordMode?
  let environment: LaunchEnvironment?

  /// Whether the tests of a suite have it too.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  ///
  /// - Throws: the error of the test.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotSettings.$current.withValue(.inherited(record, environment)) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Settings for the snapshots of a test or a suite.
  ///
  /// - Parameters:
  ///   - record: the mode of recording. A test that records so fails, lest it be left in the code.
  ///   - environment: the environment of controllers.
  public static func snapshots(record: RecordMode? = nil, in environment: LaunchEnvironment? = nil) -> Self {
    SnapshotsTrait(record: record, environment: environment)
  }
}
