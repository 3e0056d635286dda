/// The status of a cell after a run.
public enum SnapshotStatus: String, Hashable, Sendable, Codable, CaseIterable {
  /// The screen equals its snapshot.
  case same
  /// The screen differs from its snapshot.
  case differs
  /// The snapshot is missing.
  case missing
  /// The snapshot has merge conflict markers.
  case conflict
  /// The snapshot file isn't text, or is malformed.
  case unreadable
  /// The snapshot has another version of the format.
  case outdated
  /// The screen couldn't be printed.
  case failed
  /// The snapshot file can't be read or written.
  case blocked
  /// A missing snapshot was written.
  case recorded
  /// An existing snapshot was overwritten.
  case rewritten
  /// A pending text was accepted as the snapshot.
  case accepted
  /// A pending text was rejected.
  case rejected

  /// Whether the status isn't a problem.
  public var isGood: Bool {
    switch self {
    case .same, .recorded, .rewritten, .accepted: true
    default: false
    }
  }

  /// Whether the user can choose between the snapshot and the new text.
  public var isPending: Bool {
    switch self {
    case .differs, .missing, .conflict, .unreadable, .outdated: true
    default: false
    }
  }
}
