import CSystem

/// A name in an open folder. Neither can lead anywhere else, whatever happens to the folder's own name meanwhile.
struct Place: ~Copyable {
  let folder: Descriptor
  let name: String

  init(_ folder: consuming Descriptor, _ name: String) {
    self.folder = folder
    self.name = name
  }

  /// The facts about the file at the place; `nil` where there isn't one.
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

  /// Where a link leads; `nil` for another kind of file.
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

  /// Opens it to be read; a link is followed, wherever it leads.
  func openLinked() throws(FileError) -> Descriptor {
    try Descriptor(petri_file_linked(folder.number, name, Folder.Use.read.flags(followsLink: true)))
  }

  func remove(isFolder: Bool = false) throws(FileError) {
    _ = try FileError.checked(petri_file_remove(folder.number, name, isFolder ? 1 : 0))
  }

  /// Makes a file under another name, which it has until all is written, and then puts it in place: however the process ends, the place
  /// has all of it or is as it was.
  ///
  /// - Parameters:
  ///   - mode: the new file's, less the bits of the process's mask.
  ///   - isDurable: whether the file must outlive a loss of power.
  ///   - prepare: called with the new file first.
  ///   - put: puts the file of a name in place.
  func make(
    _ bytes: [UInt8],
    mode: UInt32,
    isDurable: Bool,
    prepare: (Int32) throws(FileError) -> Void = { (_) throws(FileError) in },
    put: (_ temporary: String) throws(FileError) -> Void
  ) throws(FileError) {
    let temporary = Folder.temporaryPrefix + String(UInt64.random(in: 0 ... .max), radix: 36)
    let descriptor = try Descriptor(petri_file_create(folder.number, temporary, mode))
    // Gone already where it was renamed.
    defer { _ = petri_file_remove(folder.number, temporary, 0) }
    try prepare(descriptor.number)
    try descriptor.write(bytes)
    if isDurable { try descriptor.sync() }
    try descriptor.close()
    try put(temporary)
  }

  /// Puts the file of another name in the place of this one.
  func replace(with temporary: String) throws(FileError) {
    _ = try FileError.checked(petri_file_rename(folder.number, temporary, name))
  }

  /// Puts the file of another name in this place if nothing is there.
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
