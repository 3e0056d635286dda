import CSystem
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sees whether a catalogue's files have changed: by their names, sizes and times.
///
/// Where the system tells of changes (inotify) they are looked at then, and after a moment in which an editor writes the
/// rest. Elsewhere they are looked at again and again, with many files less often, so that it never takes more than a
/// fiftieth of the time.
@MainActor
struct CatalogWatch: ~Copyable {
  private let folder: String
  /// The descriptor from which there is something to read when files change; below zero where the system tells nothing.
  let descriptor: Int32
  private var last: Int
  private var cost: Duration
  private var watched: Set<String> = []
  private var mayHaveChanged = false
  private var tellsAll = true

  /// How long an editor may take for the rest, in milliseconds.
  private static let moment: Int32 = 5

  /// A watch over a catalogue's folder, beginning with the files as they are.
  init(folder: String) {
    self.folder = folder
    descriptor = petri_watch_open()
    let folders: [String]
    (last, cost, folders) = CatalogWatch.look(at: folder)
    watchFolders(folders)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// In milliseconds, when to ask again; below zero for not until there is something to read.
  var interval: Int32 {
    if mayHaveChanged { return CatalogWatch.moment }
    if descriptor >= 0, tellsAll { return -1 }
    let milliseconds = cost.components.seconds * 1_000 + cost.components.attoseconds / 1_000_000_000_000_000
    return Int32(max(80, min(5_000, milliseconds * 50)))
  }

  /// Takes note that there is something to read.
  mutating func heard() {
    petri_watch_drain(descriptor)
    mayHaveChanged = true
  }

  /// Whether something has changed since the last time.
  mutating func hasChanged() -> Bool {
    let before = last
    mayHaveChanged = false
    let folders: [String]
    (last, cost, folders) = CatalogWatch.look(at: folder)
    watchFolders(folders)
    return last != before
  }

  /// Waits until something happens, and says whether a file has changed then.
  mutating func waitForChange() -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&waiting, descriptor >= 0 ? 1 : 0, interval)
    if count > 0, waiting.revents & Int16(POLLIN) != 0 {
      heard()
      return false
    }
    return hasChanged()
  }

  /// Watches folders that are new; where one can't be watched, all is looked at again and again.
  private mutating func watchFolders(_ folders: [String]) {
    guard descriptor >= 0 else { return }
    for path in folders where watched.insert(path).inserted {
      if petri_watch_add(descriptor, path) != 0 { tellsAll = false }
    }
    watched.formIntersection(folders)
  }

  private static func look(at folder: String) -> (sum: Int, cost: Duration, folders: [String]) {
    let start = ContinuousClock.now
    var sum = 0
    var waiting = [folder]
    var folders: [String] = []
    while let path = waiting.popLast() {
      folders.append(path)
      guard let stream = opendir(path) else { continue }
      defer { closedir(stream) }
      let place = path.hashValue
      while let entry = readdir(stream) {
        let name = bytes(ofNameOf: entry)
        guard !name.starts(with: ".".utf8), !name.starts(with: "__".utf8) else { continue }
        var status = stat()
        // Asked of the open folder, so that not every part of the path is looked up for each file.
        let start = name.assumingMemoryBound(to: CChar.self).baseAddress
        guard let start, fstatat(dirfd(stream), start, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          waiting.append("\(path)/\(String(decoding: name, as: UTF8.self))")
        } else if name.suffix(5).elementsEqual(".yaml".utf8) || name.suffix(4).elementsEqual(".yml".utf8) {
          var hasher = Hasher()
          hasher.combine(place)
          hasher.combine(bytes: name)
          hasher.combine(status.st_size)
          hasher.combine(status.st_mtim.tv_sec)
          hasher.combine(status.st_mtim.tv_nsec)
          hasher.combine(status.st_ino)
          // A sum, for the order of a folder's entries is nobody's promise.
          sum &+= hasher.finalize()
        }
      }
    }
    return (sum, ContinuousClock.now - start, folders)
  }

  /// The name of a folder's entry, which is there until the next one is read.
  private static func bytes(ofNameOf entry: UnsafeMutablePointer<dirent>) -> UnsafeRawBufferPointer {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      let start = UnsafeRawPointer(name)
      return UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
    }
  }
}
