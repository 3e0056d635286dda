import PetriFiles
import PetriSnapshots

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Detects changes of a catalogue's files by name, size and modification time.
///
/// If the system reports file events, only the reported files are checked, after a short delay in which an editor can
/// finish writing. Otherwise all files are polled, at an interval that keeps the cost below two percent of the time.
@MainActor
struct CatalogWatch: ~Copyable {
  private let folder: String
  private var system = FolderWatch()
  /// Whether the system reports all events, so that polling is unnecessary.
  private var hearsAll: Bool
  /// Reported files that haven't been checked yet.
  private var changedFiles: Set<String> = []
  private var foldersChanged = false
  private var changedSnapshots: Set<String> = []
  /// The last known stamp of each file: of all files when polling, otherwise of reported ones, which may have been
  /// deleted.
  private var seen: [String: FileStamp?] = [:]
  private var cost = Duration.zero

  /// The delay after an event, in milliseconds.
  private static let moment: Int32 = 5

  init(folder: String) {
    self.folder = folder
    let found = CatalogFolder(folder)
    hearsAll = system.listen(to: found.folders + found.snapshots)
    if !hearsAll { seen = found.states.mapValues { $0 } }
  }

  /// A descriptor that becomes readable when files change; negative if the system doesn't report events.
  var descriptor: Int32 { system.descriptor }

  /// The polling interval in milliseconds; negative to wait for the descriptor.
  var interval: Int32 {
    if foldersChanged || !changedFiles.isEmpty || !changedSnapshots.isEmpty { return CatalogWatch.moment }
    if hearsAll { return -1 }
    let milliseconds = cost.components.seconds * 1_000 + cost.components.attoseconds / 1_000_000_000_000_000
    return Int32(max(80, min(5_000, milliseconds * 50)))
  }

  mutating func takeNews() {
    for news in system.news() {
      switch news {
      case .file(let name, let folder):
        if CatalogFolder.hasFile(named: name) {
          changedFiles.insert("\(folder)/\(name)")
        } else if name.hasSuffix(".txt"), folder.hasSuffix("/\(SnapshotStore.folder)") {
          changedSnapshots.insert("\(folder)/\(name)")
        }
      case .folder(let name):
        if CatalogFolder.isLookedAt(name) || name == SnapshotStore.folder { foldersChanged = true }
      case .anything: foldersChanged = true
      }
    }
  }

  mutating func hasChanged() -> Bool {
    defer {
      changedFiles = []
      foldersChanged = false
    }
    guard hearsAll, !foldersChanged else { return lookAtAll() || foldersChanged }
    // Checks every file, to update all stamps.
    let changed = changedFiles.filter { path in
      let state = NamedFile(path).stamp
      return seen.updateValue(state, forKey: String(path.dropFirst(folder.count + 1))) != state
    }
    return !changed.isEmpty
  }

  /// Returns the snapshots written or deleted since the last call, if the system reports events.
  mutating func takeSnapshots() -> Set<String> {
    defer { changedSnapshots = [] }
    return changedSnapshots
  }

  /// Blocks until something happens.
  ///
  /// - Parameter interruption: a descriptor that ends the wait when readable; negative for none.
  /// - Returns: true if a file has changed.
  mutating func waitForChange(or interruption: Int32 = -1) -> Bool {
    // `poll` ignores negative descriptors.
    var waiting = [descriptor, interruption].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&waiting, nfds_t(waiting.count), interval) > 0 else { return hasChanged() }
    if waiting[0].revents & Int16(POLLIN) != 0 {
      takeNews()
      changedSnapshots = []
    }
    return false
  }

  /// Rescans all files and watches all folders; returns true if anything changed.
  private mutating func lookAtAll() -> Bool {
    let start = ContinuousClock.now
    let before = seen
    let found = CatalogFolder(folder)
    hearsAll = system.listen(to: found.folders + found.snapshots)
    seen = found.states.mapValues { $0 }
    cost = ContinuousClock.now - start
    return seen != before
  }
}
