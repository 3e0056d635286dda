public import PetriComposer
public import PetriSnapshots

/// What assertions in a scope have in common; `withSnapshots` and the trait `.snapshots` set it.
public struct SnapshotSettings: Sendable {
  /// What is recorded; `nil` for the environment's setting.
  public var record: RecordMode?
  /// What controllers are shown in; `nil` for an iPhone 16 in light appearance.
  public var environment: LaunchEnvironment?

  /// The settings of the current scope.
  @TaskLocal static var current = SnapshotSettings()
}

/// Runs something with other settings for the assertions in it.
///
/// - Parameters:
///   - record: what is recorded. A test that records so fails, lest it be left in the code.
///   - environment: what controllers are shown in.
/// - Throws: what the body throws.
@MainActor
public func withSnapshots<Result>(
  record: RecordMode? = nil,
  in environment: LaunchEnvironment? = nil,
  _ body: @MainActor () throws -> Result
) rethrows -> Result {
  try SnapshotSettings.$current.withValue(.inherited(record, environment)) { try body() }
}

extension SnapshotSettings {
  /// The current settings with those that are given.
  static func inherited(_ record: RecordMode?, _ environment: LaunchEnvironment?) -> SnapshotSettings {
    var settings = current
    if let record { settings.record = record }
    if let environment { settings.environment = environment }
    return settings
  }
}
