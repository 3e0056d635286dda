import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sees whether a catalogue's files have changed: by their names, sizes and times, which is looked at again and again.
///
/// Asking costs about a microsecond a file; with many files it is asked less often, so that it never takes more than a
/// fiftieth of the time.
@MainActor
struct CatalogWatch {
  private let folder: String
  private var last: Int
  private var cost: Duration

  /// A watch over a catalogue's folder, beginning with the files as they are.
  init(folder: String) {
    self.folder = folder
    (last, cost) = CatalogWatch.look(at: folder)
  }

  /// In milliseconds, when to ask again.
  var interval: Int32 {
    let milliseconds = cost.components.seconds * 1_000 + cost.components.attoseconds / 1_000_000_000_000_000
    return Int32(max(80, min(5_000, milliseconds * 50)))
  }

  /// Whether something has changed since the last time.
  mutating func hasChanged() -> Bool {
    let before = last
    (last, cost) = CatalogWatch.look(at: folder)
    return last != before
  }

  private static func look(at folder: String) -> (Int, Duration) {
    let start = ContinuousClock.now
    var sum = 0
    var waiting = [folder]
    while let path = waiting.popLast() {
      guard let stream = opendir(path) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
            String(cString: $0)
          }
        }
        guard !name.hasPrefix("."), !name.hasPrefix("__") else { continue }
        let inner = "\(path)/\(name)"
        var status = stat()
        guard lstat(inner, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          waiting.append(inner)
        } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
          var hasher = Hasher()
          hasher.combine(inner)
          hasher.combine(status.st_size)
          hasher.combine(status.st_mtim.tv_sec)
          hasher.combine(status.st_mtim.tv_nsec)
          hasher.combine(status.st_ino)
          // A sum, for the order of a folder's entries is nobody's promise.
          sum &+= hasher.finalize()
        }
      }
    }
    return (sum, ContinuousClock.now - start)
  }
}
