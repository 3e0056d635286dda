public import PetriComposer
public import PetriSnapshots

/// The settings of assertions in a scope, set with `withSnapshots` or the trait `.snapshots`.
public struct SnapshotSettings: Sendable {
  /// The recording mode; `nil` for the value of PETRI_RECORD.
  public var record: RecordMode?
  /// The environment of view controllers; `nil` for an iPhone 16 in light appearance.
  public var environment: LaunchEnvironment?

  @TaskLocal static var current = SnapshotSettings()
}

/// Runs a closure with other settings for its assertions.
///
/// - Parameter record: the recording mode; a test fails when it records, so that this argument isn't committed.
@MainActor
public func withSnapshots<Result>(
  record: RecordMode? = nil,
  in environment: LaunchEnvironment? = nil,
  _ body: @MainActor () throws -> Result
) rethrows -> Result {
  try SnapshotSettings.$current.withValue(.inherited(record, environment)) { try body() }
}

extension SnapshotSettings {
  static func inherited(_ record: RecordMode?, _ environment: LaunchEnvironment?) -> SnapshotSettings {
    var settings = current
    if let record { settings.record = record }
    if let environment { settings.environment = environment }
    return settings
  }
}
