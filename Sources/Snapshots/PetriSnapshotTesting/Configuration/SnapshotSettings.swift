public import PetriComposer
public import PetriSnapshots

/// Settings that assertions in a scope have in common; `withSnapshots` and the trait `.snapshots` set them.
public struct SnapshotSettings: Sendable {
  /// The mode of recording; `nil` for the environment's setting.
  public var record: RecordMode?
  /// The environment of controllers; `nil` for an iPhone 16 in light appearance.
  public var environment: LaunchEnvironment?

  /// The settings of the current scope.
  @TaskLocal static var current = SnapshotSettings()
}

/// Runs something with other settings for the assertions in it.
///
/// - Parameters:
///   - record: the mode of recording. A test that records so fails, lest it be left in the code.
///   - environment: the environment of controllers.
/// - Throws: the error that the body throws.
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
