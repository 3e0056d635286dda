#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The reason why a file or folder can't be read or written.
public enum FileError: Error, Sendable, Hashable {
  case missing
  /// It is outside the folder, perhaps through a symbolic link.
  case outside
  /// It is a symbolic link, but links aren't followed.
  case link
  /// It is a dangling symbolic link.
  case brokenLink
  case notAFile
  /// It is a folder, but should be a file.
  case folder
  /// A component of its path isn't a folder.
  case notAFolder
  /// Its parent folder doesn't exist.
  case noFolder(String)
  case exists
  case tooLarge(limit: Int)
  case readOnly
  case changed
  /// A file of a folder has contents that its manifest doesn't list; its path from the folder.
  case edited(String)
  /// Another error, by its number.
  case system(Int32)

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

  /// Throws if the result of a system call is a negated error number.
  static func checked<Value: SignedInteger>(_ result: Value) throws(FileError) -> Value {
    guard result >= 0 else { throw FileError(Int32(-result)) }
    return result
  }

  /// The error if the file was opened for writing.
  var forWriting: FileError {
    switch self {
    case .system(EACCES), .system(EPERM), .system(EROFS): .readOnly
    case .system(ELOOP): .link
    default: self
    }
  }

  /// The error if links weren't to be followed.
  var withoutLink: FileError { self == .system(ELOOP) ? .link : self }

  var lacksLinks: Bool {
    switch self {
    case .system(EPERM), .system(ENOTSUP), .system(EOPNOTSUPP), .system(EMLINK): true
    default: false
    }
  }

  var isHeld: Bool { self == .system(EWOULDBLOCK) }

  /// A description to follow "can't read NAME: ".
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
    case .edited(let path): "\(path) isn't as Petri wrote it"
    case .system(let number): FileError.text(number)
    }
  }

  private static func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}
