import CSystem

extension Folder {
  /// Reads a regular file; one that grows meanwhile is read up to the limit only.
  ///
  /// - Parameters:
  ///   - path: the file's.
  ///   - limit: how many bytes it may have.
  ///   - followsLink: whether the file itself may be a link.
  /// - Throws: why it can't be read.
  public func read(_ path: String, limit: Int, followsLink: Bool = true) throws(FileError) -> [UInt8] {
    try open(path, for: .read, followsLink: followsLink).regularBytes(limit: limit)
  }

  /// The kind of the file at a path, links followed; it can be read.
  ///
  /// - Throws: why it can't be found or read.
  public func kind(of path: String) throws(FileError) -> FileKind {
    try open(path, for: .read).facts().fileKind
  }

  /// The entries of a folder, in no order.
  ///
  /// - Throws: why it can't be listed.
  public func entries(in path: String) throws(FileError) -> [FolderEntry] {
    try open(path, for: .search).entries()
  }

  /// A file's number, size and times; `nil` where they can't be had.
  ///
  /// Nothing is opened for them, and a link is followed wherever it leads: they show whether two looks are at the same file.
  public func stamp(of path: String, followsLink: Bool = true) -> FileStamp? {
    var facts = FileFacts()
    guard !path.utf8.contains(0), petri_file_facts_at(descriptor.number, path, followsLink ? 1 : 0, &facts) == 0 else {
      return nil
    }
    return FileStamp(facts)
  }

  /// Which folder a path leads to; the same for all names of one.
  ///
  /// - Throws: why it can't be found.
  public func identity(ofFolder path: String) throws(FileError) -> FileIdentity {
    FileIdentity(try open(path, for: .search).facts())
  }
}
