import CSystem

/// A file that somebody named, by any path: links are followed wherever they lead, since whoever named it may have made them.
///
/// The kind of the file is kept. A regular file, or one that a link leads to, is replaced atomically. A pipe, a device
/// or a descriptor (`/dev/stdout`, `/dev/fd/63` of a shell's process substitution) is written into.
public struct NamedFile: Sendable, Hashable {
  /// The path as it was given.
  public let path: String

  /// A file, which need not be there.
  public init(_ path: String) { self.path = path }

  /// The kind of the file, links followed; `nil` where nothing is there, or it can't be looked at.
  public var kind: FileKind? { facts(followsLinks: true)?.fileKind }

  /// Whether the path itself is that of a link.
  public var isLink: Bool { facts(followsLinks: false)?.fileKind == .link }

  /// A file's number, size and times, a link's own; `nil` where nothing is.
  public var stamp: FileStamp? { facts(followsLinks: false).map { FileStamp($0) } }

  /// The path without a link in it; `nil` where nothing is there.
  public var realPath: String? { try? resolved() }

  func facts(followsLinks: Bool) -> FileFacts? {
    var facts = FileFacts()
    guard !path.utf8.contains(0), !path.isEmpty,
      petri_file_facts_at(PETRI_FILE_HERE, path, followsLinks ? 1 : 0, &facts) == 0
    else { return nil }
    return facts
  }

  private func resolved() throws(FileError) -> String {
    var error: Int32 = 0
    guard let text = petri_file_real_path(path, &error) else { throw FileError(error) }
    defer { petri_file_free(text) }
    return String(cString: text)
  }

  // MARK: - Reading

  /// Reads a regular file.
  ///
  /// - Parameter limit: how many bytes it may have.
  /// - Throws: why it can't be read.
  public func read(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor(petri_file_any(path, Folder.Use.read.flags(followsLink: true))).regularBytes(limit: limit)
  }

  /// Reads whatever there is to its end, also from a pipe, for which it waits.
  ///
  /// - Parameter limit: how many bytes there may be.
  /// - Throws: why it can't be read.
  public func readInput(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor(petri_file_input(path)).bytes(limit: limit)
  }

  /// Reads standard input to its end.
  ///
  /// - Parameter limit: how many bytes there may be.
  /// - Throws: why it can't be read.
  public static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor(petri_file_copy(0)).bytes(limit: limit)
  }

  // MARK: - Writing

  /// Writes in place of the old contents.
  ///
  /// - Throws: why it can't be written.
  public func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  /// Writes bytes in place of the old contents.
  ///
  /// - Throws: why they can't be written.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    if let number { return try NamedFile.write(bytes, petri_file_copy(number)) }
    switch kind {
    case nil where facts(followsLinks: false) != nil: throw .brokenLink
    case nil: try NamedFile.replace(path, with: bytes)
    case .file: try NamedFile.replace(try resolved(), with: bytes)
    case .folder: throw .folder
    case .link, .other: try NamedFile.write(bytes, petri_file_output(path))
    }
  }

  /// Adds to the file, or makes it.
  ///
  /// - Throws: why it can't be written.
  public func append(_ text: String) throws(FileError) {
    try NamedFile.write(Array(text.utf8), number.map(petri_file_copy) ?? petri_file_appending(path))
  }

  /// Makes the file if it isn't there, and lets it be as new.
  ///
  /// - Throws: why it can't be made.
  public func touch() throws(FileError) {
    try append("")
    _ = petri_file_touch(path)
  }

  /// The open descriptor that the path is a name of: opened anew, a regular file behind it would be written from its beginning.
  private var number: Int32? {
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      let prefix = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
      return prefix.flatMap { Int32(path.dropFirst($0.count)) }.flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let (parent, name) = Folder.split(path)
    let folder = parent.isEmpty ? path.hasPrefix("/") ? "/" : "." : parent
    // A path that is mistyped isn't a folder to make.
    guard !name.isEmpty, NamedFile(folder).kind == .folder else { throw .noFolder(folder) }
    try Folder(folder).write(bytes, to: name)
  }

  private static func write(_ bytes: [UInt8], _ result: Int32) throws(FileError) {
    let descriptor = try Descriptor(result)
    _ = try FileError.checked(petri_file_write_to_reader(descriptor.number, bytes, bytes.count))
    try descriptor.close()
  }
}
