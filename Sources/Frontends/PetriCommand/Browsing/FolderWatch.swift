import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Watches some folders through Linux's inotify; elsewhere it reports nothing.
struct FolderWatch: ~Copyable {
  /// The kinds of events.
  enum News {
    /// Something to a file.
    case file(name: String, folder: String)
    /// Something to a folder in one of the folders.
    case folder(name: String)
    /// So much that not all of it is reported, or something to one of the folders itself.
    case anything
  }

  /// The descriptor from which there is something to read when something happens; below zero if nothing is watched.
  let descriptor: Int32
  private var folders: [Int32: String] = [:]

  init() { descriptor = petri_watch_open() }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Listens to some folders, and to no others any more.
  ///
  /// - Returns: whether all of them can be watched.
  mutating func listen(to paths: [String]) -> Bool {
    folders = [:]
    guard descriptor >= 0 else { return false }
    for path in paths {
      // A folder that is watched already keeps its number.
      let number = petri_watch_add(descriptor, path)
      guard number >= 0 else { return false }
      folders[number] = path
    }
    return true
  }

  /// The events since the last call.
  func news() -> [News] {
    var events: [(folder: Int32, name: String, news: Int32)] = []
    withUnsafeMutablePointer(to: &events) { pointer in
      petri_watch_read(descriptor, pointer) { context, folder, name, news in
        guard let context, let name else { return }
        context.assumingMemoryBound(to: [(folder: Int32, name: String, news: Int32)].self)
          .pointee.append((folder, String(cString: name), news))
      }
    }
    return events.compactMap { event in
      if event.news == Int32(PETRI_NEWS_LOST.rawValue) { return .anything }
      // One that is not listened to any more.
      guard let folder = folders[event.folder] else { return nil }
      if event.name.isEmpty { return .anything }
      return event.news == Int32(PETRI_NEWS_FILE.rawValue)
        ? .file(name: event.name, folder: folder) : .folder(name: event.name)
    }
  }
}
