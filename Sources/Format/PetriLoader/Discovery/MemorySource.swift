import PetriFormat

/// A catalogue in memory.
public struct MemorySource: CatalogSource {
  private let files: [String: [UInt8]]
  /// The names in each folder; "" is the root.
  private let folders: [String: [SourceName]]

  /// Creates a source of texts by path.
  public init(_ files: [String: String]) {
    self.init(bytes: files.mapValues { Array($0.utf8) })
  }

  /// Creates a source of bytes by path.
  public init(bytes files: [String: [UInt8]]) {
    self.files = files
    var folders: [String: [String: SourceEntry]] = [:]
    for path in files.keys {
      var path = path[...]
      var entry = SourceEntry.file
      while !path.isEmpty {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? ""
        let name = String(slash.map { path[path.index(after: $0)...] } ?? path)
        // The enclosing folders are known already.
        guard folders[folder, default: [:]].updateValue(entry, forKey: name) == nil else { break }
        entry = .folder
        path = folder[...]
      }
    }
    self.folders = folders.mapValues { names in names.map { SourceName($0.key, $0.value) } }
  }

  /// Reads a file.
  public func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    guard let bytes = files[path] else { throw try entry(at: path) == .folder ? .notAFile : .missing }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  /// Returns a file, or a folder if files are below the path.
  public func entry(at path: String) throws(SourceProblem) -> SourceEntry {
    if path.hasPrefix("/") || path.split(separator: "/").contains("..") { throw .outside }
    if files[path] != nil { return .file }
    guard path.isEmpty || folders[path] != nil else { throw .missing }
    return .folder
  }

  /// Returns the names in a folder.
  public func names(in folder: String) throws(SourceProblem) -> [SourceName] {
    folders[folder] ?? []
  }
}
