/// Which snapshots a run writes.
public enum RecordMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// None: it compares.
  case never
  /// Those that are missing.
  case missing
  /// Those that are there and differ.
  case differing
  /// Those that are missing and those that differ.
  case all

  /// Reads a mode's word; `nil` for one that isn't one. Case does not matter.
  public init?(word: String) {
    self.init(rawValue: word.lowercased())
  }

  /// Whether a snapshot is written that compares so.
  public func writes(_ outcome: SnapshotOutcome) -> Bool {
    outcome != .same && writes(outcome == .missing ? .missing : .differs)
  }

  /// Whether a snapshot is written of which this came.
  public func writes(_ status: SnapshotStatus) -> Bool {
    switch self {
    case .never: false
    case .missing: status == .missing
    case .differing: status.isPending && status != .missing
    case .all: status.isPending
    }
  }
}
