public import PetriCatalog
public import PetriFiles
package import PetriFormat

/// A source of catalogue files: a folder, or memory.
public protocol CatalogSource: Sendable {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path relative to the catalogue's folder, separated by `/`.
  ///   - limit: The maximum number of bytes.
  func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8]

  /// Returns the entry at a path without following it out of the catalogue's folder.
  func entry(at path: String) throws(SourceProblem) -> SourceEntry

  /// Returns the names in a folder, in any order.
  func names(in folder: String) throws(SourceProblem) -> [SourceName]

  /// Returns a stamp that changes when the file changes; nil if only the bytes tell.
  func stamp(of path: String) -> FileStamp?
}

extension CatalogSource {
  /// Nil, because only the bytes tell.
  public func stamp(of path: String) -> FileStamp? { nil }
}

/// A name in a folder.
public struct SourceName: Sendable, Equatable {
  /// The name.
  public let name: String
  /// The kind of the entry; nil if it must be looked up, as for a symbolic link.
  public let entry: SourceEntry?

  /// Creates a name.
  public init(_ name: String, _ entry: SourceEntry? = nil) {
    self.name = name
    self.entry = entry
  }
}

/// The kind of an entry at a path.
public enum SourceEntry: Sendable, Equatable {
  case file
  case folder
  case other
}

/// The reason why a file is unavailable.
public enum SourceProblem: Error, Sendable, Equatable {
  case missing
  /// The file is outside the catalogue's folder, perhaps through a symbolic link.
  case outside
  case notAFile
  case tooLarge(limit: Int)
  case system(String)

  /// A description that follows "can't read it: ".
  public var reason: String {
    switch self {
    case .missing: "no such file"
    case .outside: "it is outside the catalogue's folder"
    case .notAFile: "it isn't a regular file"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .system(let text): text
    }
  }
}

/// The files in a folder on disk. No path and no symbolic link leads out of it.
///
/// The exception is a tree of links, as Bazel and Nix create it, recognized by a catalogue file that is itself a link
/// out of the folder: its links are followed anywhere.
public final class FolderSource: CatalogSource {
  /// The folder.
  public let folder: Folder
  private let links: LinkPolicy

  /// Whether the folder is a tree of links to files elsewhere.
  public var isTreeOfLinks: Bool { links == .anywhere }

  /// Opens a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - fileName: The name of the catalogue file in it.
  public init(path: String, fileName: String = Catalog.fileName) throws(SourceProblem) {
    do throws(FileError) {
      folder = try Folder(path)
      links = folder.isLinkOut(fileName) ? .anywhere : .inside
      // Reports an unreadable folder now instead of when a file is looked up.
      _ = try folder.kind(of: "")
    } catch {
      throw SourceProblem(error)
    }
  }

  /// Reads a regular file; one that grows meanwhile is read up to the limit.
  public func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    do throws(FileError) {
      return try folder.read(path, limit: limit, links: links)
    } catch {
      throw SourceProblem(error)
    }
  }

  /// Returns the kind of the entry at a path.
  public func entry(at path: String) throws(SourceProblem) -> SourceEntry {
    do throws(FileError) {
      return SourceEntry(try folder.kind(of: path, links: links)) ?? .other
    } catch {
      throw SourceProblem(error)
    }
  }

  /// Returns a stamp of the file's number, size and times.
  public func stamp(of path: String) -> FileStamp? { folder.stamp(of: path) }

  /// Returns the names in a subfolder.
  public func names(in path: String) throws(SourceProblem) -> [SourceName] {
    do throws(FileError) {
      return try folder.entries(in: path).map { SourceName($0.name, SourceEntry($0.kind)) }
    } catch {
      throw SourceProblem(error)
    }
  }
}

extension SourceEntry {
  init?(_ kind: FileKind) {
    switch kind {
    case .file: self = .file
    case .folder: self = .folder
    case .other: self = .other
    case .link: return nil
    }
  }
}

extension SourceProblem {
  /// Converts a file error.
  public init(_ error: FileError) {
    switch error {
    case .missing: self = .missing
    case .outside: self = .outside
    case .notAFile: self = .notAFile
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    default: self = .system(error.reason)
    }
  }
}

/// A catalogue in memory.
public struct MemorySource: CatalogSource {
  private let files: [String: [UInt8]]
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

/// A source in which some files hide, or add to, those of another.
package struct LayeredSource: CatalogSource {
  private let base: any CatalogSource
  package var files: [String: [UInt8]]

  package init(_ files: [String: String] = [:], over base: any CatalogSource) {
    self.files = files.mapValues { Array($0.utf8) }
    self.base = base
  }

  package func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    guard let bytes = files[path] else { return try base.read(path, limit: limit) }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  package func entry(at path: String) throws(SourceProblem) -> SourceEntry {
    if files[path] != nil { return .file }
    return ownNames(in: path).isEmpty ? try base.entry(at: path) : .folder
  }

  package func names(in folder: String) throws(SourceProblem) -> [SourceName] {
    var own = ownNames(in: folder)
    guard own.isEmpty || (try? base.entry(at: folder)) == .folder else {
      return own.map { SourceName($0.key, $0.value) }
    }
    let names = try base.names(in: folder)
    for name in names { own[name.name] = nil }
    return names + own.map { SourceName($0.key, $0.value) }
  }

  package func stamp(of path: String) -> FileStamp? { files[path] == nil ? base.stamp(of: path) : nil }

  private func ownNames(in folder: String) -> [String: SourceEntry] {
    let prefix = folder.isEmpty ? "" : "\(folder)/"
    var names: [String: SourceEntry] = [:]
    for path in files.keys where path.hasPrefix(prefix) {
      let parts = path.dropFirst(prefix.count).split(separator: "/", maxSplits: 1)
      if let name = parts.first { names[String(name)] = parts.count == 1 ? .file : .folder }
    }
    return names
  }
}

extension Explanation {
  /// A catalogue that contains an example, which is either a complete `Catalog.yaml` or a file of screens.
  package static func catalog(of example: String) -> MemorySource {
    example.hasPrefix("catalog:")
      ? MemorySource(["Catalog.yaml": example, "Screens/home.yaml": "screen: home\ncontent: [{label: Home}]\n"])
      : MemorySource(["Catalog.yaml": "catalog: Example\n", "Screens/example.yaml": example])
  }
}
