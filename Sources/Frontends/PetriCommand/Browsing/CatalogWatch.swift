import PetriFiles
import PetriSnapshots

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sees whether a catalogue's files have changed: by their names, sizes and times.
///
/// Where the system reports changes, only those are looked at, after a moment in which an editor writes the rest.
/// Elsewhere all files are looked at again and again, with many files less often, so that it never takes more than a
/// fiftieth of the time.
@MainActor
struct CatalogWatch: ~Copyable {
  private let folder: String
  private var system = FolderWatch()
  /// Whether the system reports everything that happens.
  private var hearsAll: Bool
  /// The files that have been reported and not yet looked at.
  private var changedFiles: Set<String> = []
  private var foldersChanged = false
  private var changedSnapshots: Set<String> = []
  /// The stamps of files by their paths from the folder: of all of them, or of those that were reported, which may be
  /// gone.
  private var seen: [String: FileStamp?] = [:]
  /// How long it takes to look at all files.
  private var cost = Duration.zero

  /// How long an editor may take for the rest, in milliseconds.
  private static let moment: Int32 = 5

  /// A watch over a catalogue's folder, beginning with the files as they are.
  init(folder: String) {
    self.folder = folder
    let found = CatalogFolder(folder)
    hearsAll = system.listen(to: found.folders + found.snapshots)
    if !hearsAll { seen = found.states.mapValues { $0 } }
  }

  /// The descriptor from which there is something to read when files change; below zero if the system reports nothing.
  var descriptor: Int32 { system.descriptor }

  /// In milliseconds, when to ask again; below zero for not until there is something to read.
  var interval: Int32 {
    if foldersChanged || !changedFiles.isEmpty || !changedSnapshots.isEmpty { return CatalogWatch.moment }
    if hearsAll { return -1 }
    let milliseconds = cost.components.seconds * 1_000 + cost.components.attoseconds / 1_000_000_000_000_000
    return Int32(max(80, min(5_000, milliseconds * 50)))
  }

  /// Takes the reports that there are.
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

  /// Whether something has changed since the last time.
  mutating func hasChanged() -> Bool {
    defer {
      changedFiles = []
      foldersChanged = false
    }
    guard hearsAll, !foldersChanged else { return lookAtAll() || foldersChanged }
    // Each is looked at, so that none is new the next time.
    let changed = changedFiles.filter { path in
      let state = NamedFile(path).stamp
      return seen.updateValue(state, forKey: String(path.dropFirst(folder.count + 1))) != state
    }
    return !changed.isEmpty
  }

  /// The snapshots that were written or deleted since the last time, as far as the system reports them.
  mutating func takeSnapshots() -> Set<String> {
    defer { changedSnapshots = [] }
    return changedSnapshots
  }

  /// Waits until something happens.
  ///
  /// - Parameter interruption: ends the wait when there is something to read from it; below zero for none.
  /// - Returns: whether a file has changed.
  mutating func waitForChange(or interruption: Int32 = -1) -> Bool {
    // Descriptors below zero are skipped.
    var waiting = [descriptor, interruption].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&waiting, nfds_t(waiting.count), interval) > 0 else { return hasChanged() }
    if waiting[0].revents & Int16(POLLIN) != 0 {
      takeNews()
      changedSnapshots = []
    }
    return false
  }

  /// Looks at all files, and listens to all folders; whether a file is not as it was.
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
