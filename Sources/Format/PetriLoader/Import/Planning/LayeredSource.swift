import PetriFiles

/// A source in which unwritten files hide those of a folder.
struct LayeredSource: CatalogSource {
  private let new: MemorySource
  private let old: any CatalogSource

  init(_ files: [String: String], over old: any CatalogSource) {
    new = MemorySource(files)
    self.old = old
  }

  func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    if (try? new.entry(at: path)) == .file { return try new.read(path, limit: limit) }
    return try old.read(path, limit: limit)
  }

  func entry(at path: String) throws(SourceProblem) -> SourceEntry {
    if let entry = try? new.entry(at: path) { return entry }
    return try old.entry(at: path)
  }

  func names(in folder: String) throws(SourceProblem) -> [SourceName] {
    let own = try new.names(in: folder)
    guard !own.isEmpty, (try? old.entry(at: folder)) != .folder else {
      let known = Set(own.map(\.name))
      return own + (try old.names(in: folder)).filter { !known.contains($0.name) }
    }
    return own
  }

  func stamp(of path: String) -> FileStamp? { old.stamp(of: path) }
}
