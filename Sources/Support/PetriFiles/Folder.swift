import CSystem

/// An open folder. Files below it can be read, listed, written and removed, but nothing outside it can be accessed.
///
/// Paths are separated by `/`; the empty path is the folder itself. An absolute path, or one that leaves the folder
/// through `..` or a symbolic link, is ``FileError/outside``, even if links are swapped concurrently. Links within the
/// folder are followed.
public final class Folder: Sendable {
  let descriptor: Descriptor
  private let goesBySteps: Bool

  /// Opens a folder by any path.
  public convenience init(_ path: String) throws(FileError) {
    try self.init(path, followsLink: true)
  }

  /// - Parameters:
  ///   - path: the path of the folder.
  ///   - followsLink: whether the folder itself may be a link.
  ///   - goesBySteps: whether to resolve paths component by component, as on systems without `openat2`.
  init(_ path: String, followsLink: Bool, goesBySteps: Bool = false) throws(FileError) {
    guard !path.utf8.contains(0) else { throw .missing }
    descriptor = try Descriptor(petri_file_any(path, Use.search.flags(followsLink: followsLink)))
    self.goesBySteps = goesBySteps
  }

  /// Opens a folder by any path, and creates it and its parents if needed. Can be called concurrently by several
  /// processes.
  public convenience init(making path: String) throws(FileError) {
    if NamedFile(path).facts(followsLinks: true) == nil {
      for folder in Folder.pathsDown(to: path) { try Folder.make(folder, mode: 0o777) }
    }
    try self.init(path)
  }

  /// Opens a folder that only this user can write to, and creates it if needed.
  public convenience init(makingPrivate path: String) throws(FileError) {
    try Folder.make(path, mode: 0o700)
    // A link could lead to another user's folder.
    try self.init(path, followsLink: false)
    let facts = try descriptor.facts()
    guard facts.owner == petri_file_user(), facts.mode & 0o022 == 0 else { throw .readOnly }
  }

  /// Whether files can be created in the folder.
  public var isWritable: Bool { petri_file_is_writable(descriptor.number) == 0 }

  // MARK: - Opening files and folders below

  enum Use {
    case search, read, change

    func flags(followsLink: Bool) -> Int32 {
      let use =
        switch self {
        case .search: PETRI_FILE_SEARCH
        case .read: PETRI_FILE_READ
        case .change: PETRI_FILE_CHANGE
        }
      return Int32(followsLink ? use.rawValue : use.rawValue | PETRI_FILE_NO_LINK.rawValue)
    }
  }

  /// Opens the file or folder at a path.
  ///
  /// - Parameter followsLink: whether the last component may be a link; other components may.
  func open(_ path: String, for use: Use, followsLink: Bool = true) throws(FileError) -> Descriptor {
    try Folder.check(path)
    return try openLinked(path, for: use, followsLink: followsLink)
  }

  private func openLinked(_ path: String, for use: Use, followsLink: Bool = true) throws(FileError) -> Descriptor {
    let flags = use.flags(followsLink: followsLink)
    let result = petri_file_open(descriptor.number, path, flags, goesBySteps ? 1 : 0)
    do throws(FileError) {
      return try Descriptor(result)
    } catch {
      throw followsLink ? error : error.withoutLink
    }
  }

  /// The directory entry at a path. It need not exist, but its parent must.
  func location(of path: String) throws(FileError) -> FileLocation {
    let (folder, name) = Folder.split(path)
    guard Folder.isName(name) else { throw .outside }
    try Folder.check(path)
    return FileLocation(try openLinked(folder, for: .search), name)
  }

  /// The directory entry at a path, after following links within the folder.
  func target(of path: String) throws(FileError) -> FileLocation {
    try Folder.check(path)
    var path = path
    for _ in 0..<40 {
      let (folder, name) = Folder.split(path)
      guard Folder.isName(name) else { throw .notAFile }
      let location = FileLocation(try openLinked(folder, for: .search), name)
      guard let target = try location.linkTarget() else { return location }
      guard !target.hasPrefix("/") else { throw .outside }
      path = folder.isEmpty ? target : "\(folder)/\(target)"
    }
    throw .link
  }

  // MARK: - Paths

  /// Rejects a path that leaves the folder, without accessing the file system.
  private static func check(_ path: String) throws(FileError) {
    guard path.utf8.first != UInt8(ascii: "/") else { throw .outside }
    // The number of dots in a component that consists only of dots.
    var dots: Int? = 0
    for byte in path.utf8 {
      switch byte {
      case 0: throw .missing
      case UInt8(ascii: "/"):
        if dots == 2 { throw .outside }
        dots = 0
      case UInt8(ascii: "."): dots = dots.map { $0 + 1 }
      default: dots = nil
      }
    }
    if dots == 2 { throw .outside }
  }

  private static func isName(_ name: String) -> Bool { !name.isEmpty && name != "." && name != ".." }

  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  static func pathsDown(to path: String) -> [String] {
    var prefix = path.hasPrefix("/") ? "/" : ""
    return path.split(separator: "/").map { part in
      prefix += prefix.isEmpty || prefix == "/" ? part : "/\(part)"
      return prefix
    }
  }

  /// Creates a folder by any path.
  ///
  /// - Returns: false if the folder exists.
  @discardableResult
  static func make(_ path: String, mode: UInt32) throws(FileError) -> Bool {
    try made(petri_file_make_folder(PETRI_FILE_HERE, path, mode))
  }

  static func made(_ result: Int32) throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try FileError.checked(result)
      return true
    } catch {
      guard error == .exists else { throw error }
      return false
    }
  }
}
