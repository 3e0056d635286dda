import PetriCatalog
import PetriFormat

/// Finds the folder of a catalogue.
public enum CatalogFinder {
  /// The location of a catalogue.
  public struct Location: Sendable, Equatable {
    /// The path of the folder.
    public let folder: String
    /// The name of the catalogue file.
    public let fileName: String
  }

  /// The reason why no catalogue was found.
  public enum Problem: Error, Sendable, Equatable {
    case noneUpwards(from: String)
    case missing(path: String)
    /// The file can't be read, with the system's reason.
    case unreadable(path: String, reason: String)
  }

  /// Finds the nearest `Catalog.yaml` in a folder or above.
  ///
  /// - Parameter folder: An absolute path.
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

  /// Finds the catalogue at a path, which is the catalogue file or its folder.
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
  fileprivate func has(_ name: String) -> Bool {
    do throws(SourceProblem) {
      _ = try entry(at: name)
      return true
    } catch {
      return error != .missing
    }
  }
}
