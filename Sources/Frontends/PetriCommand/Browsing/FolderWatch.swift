import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Watches folders with inotify on Linux; does nothing on other systems.
struct FolderWatch: ~Copyable {
  enum News {
    case file(name: String, folder: String)
    case folder(name: String)
    /// An event queue overflow, or a change of a watched folder itself.
    case anything
  }

  /// A descriptor that becomes readable when an event arrives; negative if nothing is watched.
  let descriptor: Int32
  private var folders: [Int32: String] = [:]

  init() { descriptor = petri_watch_open() }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Replaces the set of watched folders.
  ///
  /// - Returns: true if all of them can be watched.
  mutating func listen(to paths: [String]) -> Bool {
    folders = [:]
    guard descriptor >= 0 else { return false }
    for path in paths {
      // inotify returns the existing watch descriptor for a folder that is already watched.
      let number = petri_watch_add(descriptor, path)
      guard number >= 0 else { return false }
      folders[number] = path
    }
    return true
  }

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
      // An event of a folder that is no longer watched.
      guard let folder = folders[event.folder] else { return nil }
      if event.name.isEmpty { return .anything }
      return event.news == Int32(PETRI_NEWS_FILE.rawValue)
        ? .file(name: event.name, folder: folder) : .folder(name: event.name)
    }
  }
}
