/// The user's decision about a snapshot that differs.
public enum SnapshotDecision: Hashable, Sendable {
  /// The screen is right: its text becomes the snapshot.
  case accept
  /// The snapshot is right, and stays.
  case reject
}
