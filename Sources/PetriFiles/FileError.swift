#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file or a folder can't be read or written.
public enum FileError: Error, Sendable, Hashable {
  /// There is none.
  case missing
  /// It is outside the folder, perhaps behind a symbolic link.
  case outside
  /// It is a symbolic link where none is followed.
  case link
  /// It is a symbolic link to a file that doesn't exist.
  case brokenLink
  /// It is a folder, a device or a pipe.
  case notAFile
  /// It is a folder where a file is written.
  case folder
  /// Something on the way to it is not a folder.
  case notAFolder
  /// The folder that it would be in doesn't exist.
  case noFolder(String)
  /// It is there already.
  case exists
  /// It has more bytes than the limit.
  case tooLarge(limit: Int)
  /// Nobody may write it, or not this user.
  case readOnly
  /// It has other contents than were expected.
  case changed
  /// The system's number.
  case system(Int32)

  /// Makes the error for a number of the system.
  init(_ number: Int32) {
    switch number {
    case ENOENT: self = .missing
    case EXDEV: self = .outside
    case EEXIST: self = .exists
    case ENOTDIR: self = .notAFolder
    case EISDIR, ENXIO: self = .notAFile
    default: self = .system(number)
    }
  }

  /// Takes the result of a call of the system, where it isn't minus an error number.
  static func checked<Value: SignedInteger>(_ result: Value) throws(FileError) -> Value {
    guard result >= 0 else { throw FileError(Int32(-result)) }
    return result
  }

  /// The same for a file that is opened to be written.
  var forWriting: FileError {
    switch self {
    case .system(EACCES), .system(EPERM), .system(EROFS): .readOnly
    case .system(ELOOP): .link
    default: self
    }
  }

  /// The same where the last part of a path must not be a link.
  var withoutLink: FileError { self == .system(ELOOP) ? .link : self }

  /// Whether the file system has no files with two names.
  var lacksLinks: Bool {
    switch self {
    case .system(EPERM), .system(ENOTSUP), .system(EOPNOTSUPP), .system(EMLINK): true
    default: false
    }
  }

  /// Whether something else holds a lock.
  var isHeld: Bool { self == .system(EWOULDBLOCK) }

  /// The reason in words, to follow "can't read NAME: ".
  public var reason: String {
    switch self {
    case .missing: FileError.text(ENOENT)
    case .outside: "it is outside the folder"
    case .link: "it is a symbolic link"
    case .brokenLink: "it is a link to a file that doesn't exist"
    case .notAFile: "it isn't a regular file"
    case .folder: "it is a folder"
    case .notAFolder: FileError.text(ENOTDIR)
    case .noFolder(let folder): "no such folder: \(folder)"
    case .exists: FileError.text(EEXIST)
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .readOnly: "it is read-only"
    case .changed: "it has changed in the meantime"
    case .system(let number): FileError.text(number)
    }
  }

  private static func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}
