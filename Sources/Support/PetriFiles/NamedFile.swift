import CSystem

/// A file that the user named by any path; links may lead anywhere.
///
/// A regular file is replaced atomically. A pipe, a device or a descriptor (`/dev/stdout`, or `/dev/fd/63` of a process
/// substitution) is written to.
public struct NamedFile: Sendable, Hashable {
  /// The path as given.
  public let path: String

  /// Creates a reference to a file, which need not exist.
  public init(_ path: String) { self.path = path }

  /// The kind of file after following links; `nil` if it doesn't exist or isn't accessible.
  public var kind: FileKind? { facts(followsLinks: true)?.fileKind }

  /// Whether the path refers to a link.
  public var isLink: Bool { facts(followsLinks: false)?.fileKind == .link }

  /// The metadata of the file or, for a link, of the link itself; `nil` if it doesn't exist.
  public var stamp: FileStamp? { facts(followsLinks: false).map { FileStamp($0) } }

  /// The path with links resolved; `nil` if it doesn't exist.
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
  /// - Parameter limit: the maximum size in bytes.
  public func read(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor(petri_file_any(path, Folder.Use.read.flags(followsLink: true))).regularBytes(limit: limit)
  }

  /// Reads to the end of a file or a pipe.
  ///
  /// - Parameter limit: the maximum size in bytes.
  public func readInput(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor(petri_file_input(path)).bytes(limit: limit)
  }

  /// Reads an open descriptor, such as standard input, to its end.
  ///
  /// - Parameters:
  ///   - descriptor: the descriptor, which stays open.
  ///   - limit: the maximum size in bytes.
  public static func read(descriptor: Int32, limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor(petri_file_copy(descriptor)).bytes(limit: limit)
  }

  // MARK: - Writing

  /// Replaces the contents.
  public func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  /// Replaces the contents.
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

  /// Appends to the file, and creates it if needed.
  public func append(_ text: String) throws(FileError) {
    try NamedFile.write(Array(text.utf8), number.map(petri_file_copy) ?? petri_file_appending(path))
  }

  /// Creates the file or updates its modification time.
  public func touch() throws(FileError) {
    try append("")
    _ = petri_file_touch(path)
  }

  /// The descriptor that the path denotes. Opening `/dev/fd/N` again would overwrite a regular file from its start.
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
    // Parent folders aren't created, because the path may be mistyped.
    guard !name.isEmpty, NamedFile(folder).kind == .folder else { throw .noFolder(folder) }
    try Folder(folder).write(bytes, to: name)
  }

  private static func write(_ bytes: [UInt8], _ result: Int32) throws(FileError) {
    let descriptor = try Descriptor(result)
    _ = try FileError.checked(petri_file_write_to_reader(descriptor.number, bytes, bytes.count))
    try descriptor.close()
  }
}
