import CSystem

/// A name in an open folder, which stays the same directory even if the folder is renamed.
struct Place: ~Copyable {
  let folder: Descriptor
  let name: String

  init(_ folder: consuming Descriptor, _ name: String) {
    self.folder = folder
    self.name = name
  }

  /// The facts about the file; `nil` if it doesn't exist.
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

  /// The target of a link; `nil` for other files.
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

  /// Opens the file for reading, following a link wherever it leads.
  func openLinked() throws(FileError) -> Descriptor {
    try Descriptor(petri_file_linked(folder.number, name, Folder.Use.read.flags(followsLink: true)))
  }

  func remove(isFolder: Bool = false) throws(FileError) {
    _ = try FileError.checked(petri_file_remove(folder.number, name, isFolder ? 1 : 0))
  }

  /// Writes a temporary file and then moves it into place.
  ///
  /// - Parameters: - mode: the mode of the new file before the process's mask. - isDurable: whether to flush to disk
  ///   first. - prepare: is called with the new descriptor before writing. - put: moves the temporary file into
  ///   place.
  func make(
    _ bytes: [UInt8],
    mode: UInt32,
    isDurable: Bool,
    prepare: (Int32) throws(FileError) -> Void = { (_) throws(FileError) in },
    put: (_ temporary: String) throws(FileError) -> Void
  ) throws(FileError) {
    let temporary = Folder.temporaryPrefix + String(UInt64.random(in: 0 ... .max), radix: 36)
    let descriptor = try Descriptor(petri_file_create(folder.number, temporary, mode))
    // Does nothing after a rename.
    defer { _ = petri_file_remove(folder.number, temporary, 0) }
    try prepare(descriptor.number)
    try descriptor.write(bytes)
    if isDurable { try descriptor.sync() }
    try descriptor.close()
    try put(temporary)
  }

  /// Renames a file over this one.
  func replace(with temporary: String) throws(FileError) {
    _ = try FileError.checked(petri_file_rename(folder.number, temporary, name))
  }

  /// Renames a file to this name unless the name is taken.
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
