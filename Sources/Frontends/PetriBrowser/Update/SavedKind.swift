/// The parts of a launched screen that can be kept under a name, in the screen's file.
public enum SavedKind: String, Hashable, Sendable {
  /// Its context.
  case fixture
  /// The moves made in it.
  case walk
}
