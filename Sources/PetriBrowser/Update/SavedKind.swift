/// What is kept of a launched screen under a name, in the screen's file.
public enum SavedKind: String, Hashable, Sendable {
  /// Its context.
  case fixture
  /// What was done in it.
  case walk
}
