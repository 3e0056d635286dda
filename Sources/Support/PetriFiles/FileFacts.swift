import CSystem

/// A kind of file.
public enum FileKind: Sendable, Hashable {
  case file
  case folder
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

/// An entry of a folder.
public struct FolderEntry: Sendable, Hashable {
  /// The file name.
  public let name: String
  /// The kind of file.
  public let kind: FileKind
}

/// Identifies a file independently of its names.
public struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let number: UInt64

  init(_ facts: petri_file_facts) { (device, number) = (facts.device, facts.number) }
}

typealias FileFacts = petri_file_facts

extension FileFacts {
  var fileKind: FileKind { FileKind(kind) }

  /// Whether the file is unmodified since the other facts were read.
  func isSame(as other: FileFacts) -> Bool {
    device == other.device && number == other.number && size == other.size && modified == other.modified
  }
}
