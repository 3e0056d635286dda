/// The status of a cell after a run.
public enum SnapshotStatus: String, Hashable, Sendable, Codable, CaseIterable {
  /// The screen is as its snapshot has it.
  case same
  /// It differs from its snapshot.
  case differs
  /// The snapshot is missing.
  case missing
  /// The snapshot holds conflict markers of a merge.
  case conflict
  /// The snapshot's file isn't text, or isn't written as it must be.
  case unreadable
  /// The snapshot is of another version of its kind of text.
  case outdated
  /// The screen could not be printed.
  case failed
  /// The snapshot's file can't be read or written.
  case blocked
  /// A snapshot was written where there was none.
  case recorded
  /// A snapshot was written over another.
  case rewritten
  /// A pending text was accepted: it is the snapshot now.
  case accepted
  /// A pending text was rejected.
  case rejected

  /// Whether a run with it is as it should be.
  public var isGood: Bool {
    switch self {
    case .same, .recorded, .rewritten, .accepted: true
    default: false
    }
  }

  /// Whether a person can decide between the snapshot and a new text.
  public var isPending: Bool {
    switch self {
    case .differs, .missing, .conflict, .unreadable, .outdated: true
    default: false
    }
  }
}
