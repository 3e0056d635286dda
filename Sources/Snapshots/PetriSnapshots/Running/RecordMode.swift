/// The snapshots that a run writes.
public enum RecordMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// No snapshots; the run only compares.
  case never
  /// Missing snapshots.
  case missing
  /// Existing snapshots that differ.
  case differing
  /// Missing snapshots and those that differ.
  case all

  /// Parses the name of a mode, ignoring case; `nil` for any other word.
  public init?(word: String) {
    self.init(rawValue: word.lowercased())
  }

  /// Whether a snapshot with this outcome is written.
  public func writes(_ outcome: SnapshotOutcome) -> Bool {
    outcome != .same && writes(outcome == .missing ? .missing : .differs)
  }

  /// Whether a snapshot with this status is written.
  public func writes(_ status: SnapshotStatus) -> Bool {
    switch self {
    case .never: false
    case .missing: status == .missing
    case .differing: status.isPending && status != .missing
    case .all: status.isPending
    }
  }
}
