public import PetriCatalog
public import PetriFiles
import PetriFormat

/// The files below a folder of the disk; no path and no symbolic link leads out of it.
///
/// In a tree of links, as Bazel and Nix lay them out, files are read wherever their links lead: it is one where the catalogue's file is a link out
/// of the folder.
public final class FolderSource: CatalogSource {
  /// The folder.
  public let folder: Folder
  private let links: LinkPolicy

  /// Whether the catalogue's files are links to others elsewhere.
  public var isTreeOfLinks: Bool { links == .anywhere }

  /// Opens a folder.
  ///
  /// - Parameters:
  ///   - path: the folder's.
  ///   - fileName: the name of the catalogue's file in it.
  /// - Throws: why it can't be opened.
  public init(path: String, fileName: String = Catalog.fileName) throws(SourceProblem) {
    do throws(FileError) {
      folder = try Folder(path)
      links = folder.isLinkOut(fileName) ? .anywhere : .inside
      // One that can't be read is found out now, not when a file is looked for.
      _ = try folder.kind(of: "")
    } catch {
      throw SourceProblem(error)
    }
  }

  /// Reads a regular file; one that grows meanwhile is read up to the limit only.
  public func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    do throws(FileError) {
      return try folder.read(path, limit: limit, links: links)
    } catch {
      throw SourceProblem(error)
    }
  }

  /// Returns the entry at a path below the folder.
  public func entry(at path: String) throws(SourceProblem) -> SourceEntry {
    do throws(FileError) {
      return SourceEntry(try folder.kind(of: path, links: links)) ?? .other
    } catch {
      throw SourceProblem(error)
    }
  }

  /// A file's number, size and times.
  public func stamp(of path: String) -> FileStamp? { folder.stamp(of: path) }

  /// Returns the names in a folder below this one.
  public func names(in path: String) throws(SourceProblem) -> [SourceName] {
    do throws(FileError) {
      return try folder.entries(in: path).map { SourceName($0.name, SourceEntry($0.kind)) }
    } catch {
      throw SourceProblem(error)
    }
  }
}

extension SourceEntry {
  /// Makes the entry of a kind of file; `nil` for a link, which has to be looked at.
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
  /// Why a file below a folder can't be had.
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
