import CSystem

/// An open file descriptor that is closed when it is destroyed.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32

  /// - Parameter result: the result of a system call: a descriptor, or a negated error number.
  init(_ result: Int32) throws(FileError) {
    number = try FileError.checked(result)
  }

  deinit { _ = petri_file_close(number) }

  /// Closes a written file and reports errors that the file system delayed until now, such as a full disk.
  consuming func close() throws(FileError) {
    let result = petri_file_close(number)
    discard self
    _ = try FileError.checked(result)
  }

  func facts() throws(FileError) -> FileFacts {
    var facts = FileFacts()
    _ = try FileError.checked(petri_file_facts_of(number, &facts))
    return facts
  }

  // MARK: - Reading

  /// Reads a regular file, up to a limit even if the file grows meanwhile.
  func regularBytes(limit: Int) throws(FileError) -> [UInt8] {
    let facts = try facts()
    guard facts.fileKind == .file else { throw .notAFile }
    guard facts.size <= limit else { throw .tooLarge(limit: limit) }
    // The extra byte lets the first read detect the end of the file.
    return try bytes(limit: limit, room: Int(facts.size) + 1, size: Int(facts.size))
  }

  /// Reads to the end of the file.
  ///
  /// - Parameters:
  ///   - limit: the maximum size in bytes.
  ///   - room: the size of the first read in bytes.
  ///   - size: the expected size in bytes; a short read that reaches it is taken as the end.
  func bytes(limit: Int, room: Int = 65_536, size: Int? = nil) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: room)
    var count = 0
    var isAtEnd = false
    while !isAtEnd {
      let wanted = bytes.count - count
      let read = bytes.withUnsafeMutableBytes { buffer in
        petri_read(number, buffer.baseAddress.map { $0 + count }, wanted)
      }
      count += Int(try FileError.checked(read))
      isAtEnd = read == 0 || (Int(read) < wanted && count == size)
      guard count <= limit else { throw .tooLarge(limit: limit) }
      if count == bytes.count { bytes.append(contentsOf: [UInt8](repeating: 0, count: min(count, limit) + 1)) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  func entries() throws(FileError) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    let result = withUnsafeMutablePointer(to: &entries) { pointer in
      petri_file_list(number, pointer) { context, name, kind in
        guard let context, let name else { return }
        let entry = FolderEntry(name: String(cString: name), kind: FileKind(kind))
        context.assumingMemoryBound(to: [FolderEntry].self).pointee.append(entry)
      }
    }
    _ = try FileError.checked(result)
    return entries
  }

  // MARK: - Writing

  func write(_ bytes: [UInt8]) throws(FileError) {
    _ = try FileError.checked(bytes.withUnsafeBytes { petri_file_write(number, $0.baseAddress, $0.count) })
  }

  /// Replaces the contents in place and flushes them to disk.
  func overwrite(_ bytes: [UInt8]) throws(FileError) {
    try rewind()
    try write(bytes)
    _ = try FileError.checked(petri_file_cut(number, Int64(bytes.count)))
    try sync()
  }

  func rewind() throws(FileError) { _ = try FileError.checked(petri_file_rewind(number)) }

  func sync() throws(FileError) { _ = try FileError.checked(petri_file_sync(number)) }
}

/// A name in an open folder, which remains the same directory even if it is renamed.
struct FileLocation: ~Copyable {
  let folder: Descriptor
  let name: String

  init(_ folder: consuming Descriptor, _ name: String) {
    self.folder = folder
    self.name = name
  }

  func facts() throws(FileError) -> FileFacts? {
    var facts = FileFacts()
    do throws(FileError) {
      _ = try FileError.checked(petri_file_facts_at(folder.number, name, 0, &facts))
      return facts
    } catch {
      guard error == .missing else { throw error }
      return nil
    }
  }

  func linkTarget() throws(FileError) -> String? {
    guard try facts()?.fileKind == .link else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = bytes.withUnsafeMutableBytes { buffer in
      petri_file_link_target(folder.number, name, buffer.baseAddress, buffer.count)
    }
    return String(decoding: bytes.prefix(Int(try FileError.checked(count))), as: UTF8.self)
  }

  func open(for use: Folder.Use) throws(FileError) -> Descriptor {
    try Descriptor(petri_file_open(folder.number, name, use.flags(followsLink: false), 0))
  }

  /// Opens the file for reading and follows links to anywhere.
  func openLinked() throws(FileError) -> Descriptor {
    try Descriptor(petri_file_linked(folder.number, name, Folder.Use.read.flags(followsLink: true)))
  }

  func remove(isFolder: Bool = false) throws(FileError) {
    _ = try FileError.checked(petri_file_remove(folder.number, name, isFolder ? 1 : 0))
  }

  /// Writes a temporary file and then moves it into place.
  ///
  /// - Parameters:
  ///   - mode: the mode of the new file, before the process's file mode mask is applied.
  ///   - isDurable: whether to flush to disk first.
  ///   - prepare: called with the new descriptor before writing.
  ///   - put: moves the temporary file into place.
  func make(
    _ bytes: [UInt8],
    mode: UInt32,
    isDurable: Bool,
    prepare: (Int32) throws(FileError) -> Void = { (_) throws(FileError) in },
    put: (_ temporary: String) throws(FileError) -> Void
  ) throws(FileError) {
    let temporary = Folder.temporaryPrefix + String(UInt64.random(in: 0 ... .max), radix: 36)
    let descriptor = try Descriptor(petri_file_create(folder.number, temporary, mode))
    // This has no effect after the file was renamed.
    defer { _ = petri_file_remove(folder.number, temporary, 0) }
    try prepare(descriptor.number)
    try descriptor.write(bytes)
    if isDurable { try descriptor.sync() }
    try descriptor.close()
    try put(temporary)
  }

  func replace(with temporary: String) throws(FileError) {
    _ = try FileError.checked(petri_file_rename(folder.number, temporary, name))
  }

  /// Renames a file to this name unless the name exists.
  func fill(with temporary: String) throws(FileError) {
    do throws(FileError) {
      _ = try FileError.checked(petri_file_link(folder.number, temporary, name))
    } catch {
      guard error.lacksLinks else { throw error }
      guard try facts() == nil else { throw .exists }
      try replace(with: temporary)
    }
  }
}
