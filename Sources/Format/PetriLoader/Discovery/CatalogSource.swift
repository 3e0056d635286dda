public import PetriFiles
import PetriFormat

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
  /// A device, a pipe or a socket.
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
