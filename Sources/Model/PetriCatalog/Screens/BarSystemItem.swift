/// The buttons that the system knows, as in `UIBarButtonItem.SystemItem`.
public enum BarSystemItem: String, Hashable, Sendable, Codable, CaseIterable {
  // Each is the word of UIKit's.
  case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
  case play, pause, rewind, fastForward, undo, redo, close
}
