/// When a note is over, if no key has ended it before.
public enum NoteEnd: Hashable, Sendable {
  /// When the user presses a key.
  case nextKey
  /// When the catalogue is loaded.
  case loaded
  /// When the launched screen is shown anew.
  case shown
}
