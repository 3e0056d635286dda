import PetriFiles
import PetriLoader
import Synchronization

/// The files of a catalogue as they were when first read, with the contents of one file replaced.
///
/// Files are cached because the catalogue is loaded once per mutation.
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

  /// Replaces the contents of a file and restores all others.
  func change(_ path: String, to bytes: [UInt8]) { changed.withLock { $0 = (path, bytes) } }

  /// Restores the contents of all files.
  func restore() { changed.withLock { $0 = nil } }

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

  func entry(at path: String) throws(SourceProblem) -> SourceEntry {
    if let result = known.withLock({ $0.entries[path] }) { return try result.get() }
    let result = Result { () throws(SourceProblem) in try base.entry(at: path) }
    known.withLock { $0.entries[path] = result }
    return try result.get()
  }

  func names(in folder: String) throws(SourceProblem) -> [SourceName] {
    if let result = known.withLock({ $0.names[folder] }) { return try result.get() }
    let result = Result { () throws(SourceProblem) in try base.names(in: folder) }
    known.withLock { $0.names[folder] = result }
    return try result.get()
  }
}
