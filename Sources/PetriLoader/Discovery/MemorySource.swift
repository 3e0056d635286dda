import PetriChecking

/// Files in memory, by path.
public struct MemorySource: CatalogSource {
  private let files: [String: [UInt8]]

  /// Makes a source of texts by path.
  public init(_ files: [String: String]) {
    self.init(bytes: files.mapValues { Array($0.utf8) })
  }

  /// Makes a source of any bytes by path.
  public init(bytes files: [String: [UInt8]]) { self.files = files }

  /// The bytes of a file.
  public func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    guard let bytes = files[path] else { throw try entry(at: path) == .folder ? .notAFile : .missing }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  /// A file, or a folder where a file lies below the path.
  public func entry(at path: String) throws(SourceProblem) -> SourceEntry {
    if path.hasPrefix("/") || path.split(separator: "/").contains("..") { throw .outside }
    if files[path] != nil { return .file }
    guard path.isEmpty || files.keys.contains(where: { $0.hasPrefix("\(path)/") }) else { throw .missing }
    return .folder
  }

  /// The names below a folder.
  public func names(in folder: String) throws(SourceProblem) -> [SourceName] {
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }
      .compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) }
    return Set(names).map { SourceName($0) }
  }
}
