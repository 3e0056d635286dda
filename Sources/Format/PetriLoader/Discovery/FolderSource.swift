public import PetriCatalog
public import PetriFiles
import PetriFormat

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
  /// The entry for a kind of file; nil for a link, which must be looked up.
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
