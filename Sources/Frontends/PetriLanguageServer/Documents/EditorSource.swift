import PetriFiles
import PetriLoader

/// The files of a catalogue with the unsaved changes of an editor.
struct EditorSource: CatalogSource {
  let base: any CatalogSource
  /// The contents of open files by path.
  var open: [String: [UInt8]] = [:]

  func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    guard let bytes = open[path] else { return try base.read(path, limit: limit) }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  func entry(at path: String) throws(SourceProblem) -> SourceEntry {
    open[path] == nil ? try base.entry(at: path) : .file
  }

  func names(in folder: String) throws(SourceProblem) -> [SourceName] {
    let names = try base.names(in: folder)
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    let unsaved = open.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      .filter { name in !name.contains("/") && !names.contains { $0.name == name } }
    return names + unsaved.map { SourceName($0, .file) }
  }

  func stamp(of path: String) -> FileStamp? { open[path] == nil ? base.stamp(of: path) : nil }
}
