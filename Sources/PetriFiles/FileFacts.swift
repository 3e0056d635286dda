import CSystem

/// The kinds of files.
public enum FileKind: Sendable, Hashable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A symbolic link.
  case link
  /// A device, a pipe or a socket.
  case other

  init(_ kind: Int32) {
    switch kind {
    case Int32(PETRI_FILE.rawValue): self = .file
    case Int32(PETRI_FOLDER.rawValue): self = .folder
    case Int32(PETRI_LINK.rawValue): self = .link
    default: self = .other
    }
  }
}

/// A name in a folder.
public struct FolderEntry: Sendable, Hashable {
  /// The name.
  public let name: String
  /// The kind of the file.
  public let kind: FileKind
}

/// Which file something is, whatever its names are.
public struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let number: UInt64

  init(_ facts: petri_file_facts) { (device, number) = (facts.device, facts.number) }
}

/// The facts that a file system knows about a file.
typealias FileFacts = petri_file_facts

extension FileFacts {
  var fileKind: FileKind { FileKind(kind) }

  /// Whether nobody has written the file between two looks at it.
  func isSame(as other: FileFacts) -> Bool {
    device == other.device && number == other.number && size == other.size && modified == other.modified
  }
}
