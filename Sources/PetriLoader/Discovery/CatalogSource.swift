public import PetriFiles
import PetriFormat

/// Where a catalogue's files come from: a folder, or memory for tests.
public protocol CatalogSource: Sendable {
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: relative to the catalogue's folder, `/` between its parts.
  ///   - limit: how many bytes it may have.
  /// - Throws: why it can't be read.
  func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8]

  /// Returns the entry at a path, without following it out of the catalogue's folder.
  func entry(at path: String) throws(SourceProblem) -> SourceEntry

  /// Returns the names in a folder, in any order.
  ///
  /// - Throws: why it can't be listed.
  func names(in folder: String) throws(SourceProblem) -> [SourceName]

  /// The stamp by which a change of a file is noticed; `nil` where only its bytes show one.
  func stamp(of path: String) -> FileStamp?
}

extension CatalogSource {
  /// Only bytes tell.
  public func stamp(of path: String) -> FileStamp? { nil }
}

/// A name in a folder.
public struct SourceName: Sendable, Equatable {
  /// The name.
  public let name: String
  /// The entry; `nil` where it has to be looked at, as a symbolic link has.
  public let entry: SourceEntry?

  /// Makes a name.
  public init(_ name: String, _ entry: SourceEntry? = nil) {
    self.name = name
    self.entry = entry
  }
}

/// The kind of an entry at a path.
public enum SourceEntry: Sendable, Equatable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A device, a pipe or a socket.
  case other
}

/// Why a file can't be had.
public enum SourceProblem: Error, Sendable, Equatable {
  /// There is none.
  case missing
  /// It lies outside the catalogue's folder, perhaps behind a symbolic link.
  case outside
  /// It is a folder, a device or a pipe.
  case notAFile
  /// It has more bytes than the limit.
  case tooLarge(limit: Int)
  /// The system's reason.
  case system(String)

  /// The problem in words, to follow "can't read it: ".
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
