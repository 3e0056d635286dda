import PetriFiles
import PetriLoader
import Synchronization

/// A catalogue's files as they were when each was first looked at, one of them with other contents.
///
/// Nothing is read twice: a catalogue is loaded once for each change.
final class OverlaidSource: CatalogSource {
  private let base: any CatalogSource
  private let known = Mutex(Known())
  private let changed = Mutex<(path: String, bytes: [UInt8])?>(nil)

  private struct Known {
    var files: [String: Result<[UInt8], SourceProblem>] = [:]
    var entries: [String: Result<SourceEntry, SourceProblem>] = [:]
    var names: [String: Result<[SourceName], SourceProblem>] = [:]
  }

  init(_ base: any CatalogSource) { self.base = base }

  /// Gives a file other contents, and only that.
  func change(_ path: String, to bytes: [UInt8]) { changed.withLock { $0 = (path, bytes) } }

  /// Gives all files their own contents again.
  func restore() { changed.withLock { $0 = nil } }

  /// The bytes of a file; as it is, or as it was changed to.
  func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    if let changed = changed.withLock({ $0?.path == path ? $0?.bytes : nil }) {
      guard changed.count <= limit else { throw .tooLarge(limit: limit) }
      return changed
    }
    if let result = known.withLock({ $0.files[path] }) { return try result.get() }
    let result = Result { () throws(SourceProblem) in try base.read(path, limit: limit) }
    known.withLock { $0.files[path] = result }
    return try result.get()
  }

  /// The entry at a path.
  func entry(at path: String) throws(SourceProblem) -> SourceEntry {
    if let result = known.withLock({ $0.entries[path] }) { return try result.get() }
    let result = Result { () throws(SourceProblem) in try base.entry(at: path) }
    known.withLock { $0.entries[path] = result }
    return try result.get()
  }

  /// The names in a folder.
  func names(in folder: String) throws(SourceProblem) -> [SourceName] {
    if let result = known.withLock({ $0.names[folder] }) { return try result.get() }
    let result = Result { () throws(SourceProblem) in try base.names(in: folder) }
    known.withLock { $0.names[folder] = result }
    return try result.get()
  }
}
