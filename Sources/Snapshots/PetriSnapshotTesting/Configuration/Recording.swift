import Foundation
import PetriSnapshots

/// The recording mode of an assertion and its origin.
struct Recording: Hashable {
  let mode: RecordMode
  /// Whether the mode was set in code, in which case recording makes the test fail.
  let isInCode: Bool
  /// The value of PETRI_RECORD, if it is invalid.
  var unknownWord: String?

  /// The mode of the argument, the scope or PETRI_RECORD, in this order. On CI, nothing is recorded unless
  /// PETRI_RECORD_ON_CI is 1.
  static func current(
    argument: RecordMode?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Recording {
    let isCI = environment["CI"]?.isEmpty == false && environment["PETRI_RECORD_ON_CI"] != "1"
    if isCI { return Recording(mode: .never, isInCode: false) }
    if let mode = argument ?? SnapshotSettings.current.record { return Recording(mode: mode, isInCode: true) }
    let word = environment["PETRI_RECORD"] ?? ""
    let mode = RecordMode(word: word)
    return Recording(mode: mode ?? .never, isInCode: false, unknownWord: mode == nil && !word.isEmpty ? word : nil)
  }
}
