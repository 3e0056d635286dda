import CSystem

/// The kind of a file.
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

/// Identifies a file regardless of its names.
public struct FileIdentity: Sendable, Hashable {
  private let device: UInt64
  private let number: UInt64

  init(_ facts: petri_file_facts) { (device, number) = (facts.device, facts.number) }
}

typealias FileFacts = petri_file_facts

extension FileFacts {
  var fileKind: FileKind { FileKind(kind) }

  /// Whether the file is the same and unmodified, compared with earlier facts.
  func isSame(as other: FileFacts) -> Bool {
    device == other.device && number == other.number && size == other.size && modified == other.modified
  }
}

/// Metadata that reveals whether a file has changed, without reading the file.
public struct FileStamp: Sendable, Equatable {
  private let size: Int64
  private let number: UInt64
  private let modified: Int64
  private let changed: Int64
  /// Whether the file had been unmodified long enough to trust its times; two writes within the clock's resolution can
  /// leave equal times.
  public let isSettled: Bool

  /// The minimum age in nanoseconds; some file systems store times in steps of two seconds.
  private static let rest: Int64 = 2_500_000_000

  init(_ facts: petri_file_facts, now: Int64 = petri_file_now()) {
    size = facts.size
    number = facts.number
    modified = facts.modified
    changed = facts.changed
    let last = max(facts.modified, facts.changed)
    // A time in the future proves nothing.
    isSettled = last <= now && now - last > FileStamp.rest
  }

  /// The modification time in seconds since 1970.
  public var time: Double { Double(modified) / 1e9 }

  /// The seconds since the last modification.
  public var age: Double { Double(petri_file_now() - modified) / 1e9 }

  /// Appends the bytes of the stamp, for hashing.
  public func write(to bytes: inout [UInt8]) {
    for word in [UInt64(bitPattern: size), number, UInt64(bitPattern: modified), UInt64(bitPattern: changed)] {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  /// Compares everything except ``isSettled``.
  public static func == (left: FileStamp, right: FileStamp) -> Bool {
    left.size == right.size && left.number == right.number && left.modified == right.modified
      && left.changed == right.changed
  }
}
