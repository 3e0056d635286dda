import Foundation
import PetriSnapshots

/// The recording of an assertion, and the setting that decided it.
struct Recording: Hashable {
  let mode: RecordMode
  /// Whether it is in the code, where it must not stay.
  let isInCode: Bool
  /// The value of PETRI_RECORD where it isn't a mode, so that nothing is recorded.
  var unknownWord: String?

  /// The argument's mode, else the scope's, else that of PETRI_RECORD, else none.
  ///
  /// On CI, where CI is set, nothing is recorded unless PETRI_RECORD_ON_CI is 1.
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
