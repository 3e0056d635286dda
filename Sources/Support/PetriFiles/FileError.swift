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
  /// The path leaves the folder, possibly through a symbolic link.
  case outside
  /// The file is a symbolic link, and links aren't followed.
  case link
  /// The file is a symbolic link without a target.
  case brokenLink
  case notAFile
  /// A folder exists where a file was expected.
  case folder
  /// A component of the path isn't a folder.
  case notAFolder
  /// The parent folder with this path doesn't exist.
  case noFolder(String)
  case exists
  case tooLarge(limit: Int)
  case readOnly
  case changed
  /// The file at this path, relative to the folder, has contents that the manifest doesn't list.
  case edited(String)
  /// Any other error, by its `errno`.
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

  /// The error, adjusted for a file that was opened for writing.
  var forWriting: FileError {
    switch self {
    case .system(EACCES), .system(EPERM), .system(EROFS): .readOnly
    case .system(ELOOP): .link
    default: self
    }
  }

  /// The error, adjusted for a file that was opened without following links.
  var withoutLink: FileError { self == .system(ELOOP) ? .link : self }

  var lacksLinks: Bool {
    switch self {
    case .system(EPERM), .system(ENOTSUP), .system(EOPNOTSUPP), .system(EMLINK): true
    default: false
    }
  }

  var isHeld: Bool { self == .system(EWOULDBLOCK) }

  /// A description that completes "can't read NAME: ".
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
