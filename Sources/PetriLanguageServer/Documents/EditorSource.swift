import PetriFiles
import PetriLoader

/// A catalogue's files, those that are open in an editor as they are there.
struct EditorSource: CatalogSource {
  let base: any CatalogSource
  /// The contents of open files, by their paths in the catalogue's folder.
  var open: [String: [UInt8]] = [:]

  func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    guard let bytes = open[path] else { return try base.read(path, limit: limit) }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  func entry(at path: String) throws(SourceProblem) -> SourceEntry { try base.entry(at: path) }

  func names(in folder: String) throws(SourceProblem) -> [SourceName] { try base.names(in: folder) }

  func stamp(of path: String) -> FileStamp? { open[path] == nil ? base.stamp(of: path) : nil }
}
