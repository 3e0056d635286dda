import PetriFiles
import PetriFormat

/// A catalogue source in which some files are replaced.
struct ChangedSource: CatalogSource {
  let base: any CatalogSource
  var files: [String: [UInt8]] = [:]

  func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    guard let bytes = files[path] else { return try base.read(path, limit: limit) }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  func entry(at path: String) throws(SourceProblem) -> SourceEntry { try base.entry(at: path) }

  func names(in folder: String) throws(SourceProblem) -> [SourceName] { try base.names(in: folder) }

  func stamp(of path: String) -> FileStamp? { files[path] == nil ? base.stamp(of: path) : nil }
}
