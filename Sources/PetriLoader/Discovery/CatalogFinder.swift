import PetriCatalog
import PetriFormat

/// Finds a catalogue's folder.
public enum CatalogFinder {
  /// Where a catalogue is.
  public struct Location: Sendable, Equatable {
    /// The folder's path.
    public let folder: String
    /// The catalogue's file in it.
    public let fileName: String
  }

  /// The reason why a catalogue wasn't found.
  public enum Problem: Error, Sendable, Equatable {
    /// Neither here nor above is one.
    case noneUpwards(from: String)
    /// Nothing is at the path that was given.
    case missing(path: String)
    /// The file there can't be read, for the system's reason.
    case unreadable(path: String, reason: String)
  }

  /// The nearest `Catalog.yaml` upwards from a folder.
  ///
  /// - Parameter folder: an absolute path.
  /// - Throws: `Problem`.
  public static func find(from folder: String) throws(Problem) -> Location {
    var parts = folder.split(separator: "/").map(String.init)
    while true {
      let path = "/" + parts.joined(separator: "/")
      if let source = try? FolderSource(path: path), source.has(Catalog.fileName) {
        return Location(folder: path, fileName: Catalog.fileName)
      }
      guard !parts.isEmpty else { throw .noneUpwards(from: folder) }
      parts.removeLast()
    }
  }

  /// The catalogue at a path: its file, or the folder that holds it.
  ///
  /// - Throws: `Problem`.
  public static func locate(_ path: String) throws(Problem) -> Location {
    do throws(SourceProblem) {
      let source = try FolderSource(path: path)
      guard source.has(Catalog.fileName) else { throw SourceProblem.missing }
      return Location(folder: path, fileName: Catalog.fileName)
    } catch {
      if error == .missing { throw .missing(path: path) }
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
    let name = parts.last.map(String.init) ?? path
    do {
      let source = try FolderSource(path: folder.isEmpty ? "/" : folder, fileName: name)
      _ = try source.entry(at: name)
    } catch {
      if error == .missing { throw .missing(path: path) }
      throw .unreadable(path: path, reason: error.reason)
    }
    return Location(folder: folder.isEmpty ? "/" : folder, fileName: name)
  }
}

extension FolderSource {
  /// Whether something has a name in the folder, readable or not.
  fileprivate func has(_ name: String) -> Bool {
    do throws(SourceProblem) {
      _ = try entry(at: name)
      return true
    } catch {
      return error != .missing
    }
  }
}
