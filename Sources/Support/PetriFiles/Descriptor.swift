import CSystem

/// An open file descriptor that is closed when it is destroyed.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32

  /// - Parameter result: the result of a system call: a descriptor, or a negated error number.
  init(_ result: Int32) throws(FileError) {
    number = try FileError.checked(result)
  }

  deinit { _ = petri_file_close(number) }

  /// Closes a written file; some file systems report only now that they are full.
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

  /// The contents of a regular file, up to a limit even if the file grows meanwhile.
  func regularBytes(limit: Int) throws(FileError) -> [UInt8] {
    let facts = try facts()
    guard facts.fileKind == .file else { throw .notAFile }
    guard facts.size <= limit else { throw .tooLarge(limit: limit) }
    // One more byte, so that the first read detects the end.
    return try bytes(limit: limit, room: Int(facts.size) + 1, size: Int(facts.size))
  }

  /// Reads to the end.
  ///
  /// - Parameters: - room: the size of the first read. - size: the expected size; a shorter read that reaches it is
  ///   taken as the end.
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

  /// The unsorted entries of a directory.
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
