/// A system item, as in `UIBarButtonItem.SystemItem`.
public enum BarSystemItem: String, Hashable, Sendable, Codable, CaseIterable {
  case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
  case play, pause, rewind, fastForward, undo, redo, close
}
