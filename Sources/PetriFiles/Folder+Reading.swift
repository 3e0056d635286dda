import CSystem

extension Folder {
  /// Reads a regular file; one that grows meanwhile is read up to the limit only.
  ///
  /// - Parameters:
  ///   - path: the file's.
  ///   - limit: how many bytes it may have.
  ///   - links: which links are followed.
  /// - Throws: why it can't be read.
  public func read(_ path: String, limit: Int, links: LinkPolicy = .inside) throws(FileError) -> [UInt8] {
    try open(path, links).regularBytes(limit: limit)
  }

  /// The kind of the file at a path, links followed; it can be read. A folder out of the folder is ``FileError/outside`` in any case.
  ///
  /// - Throws: why it can't be found or read.
  public func kind(of path: String, links: LinkPolicy = .inside) throws(FileError) -> FileKind {
    try open(path, links).facts().fileKind
  }

  /// Whether the file at a path is a link out of the folder.
  public func isLinkOut(_ path: String) -> Bool {
    do throws(FileError) {
      _ = try open(path, for: .read)
      return false
    } catch {
      return error == .outside && (try? place(of: path).facts()?.fileKind == .link) ?? false
    }
  }

  private func open(_ path: String, _ links: LinkPolicy) throws(FileError) -> Descriptor {
    do throws(FileError) {
      return try open(path, for: .read, followsLink: links != .none)
    } catch {
      guard error == .outside, links == .anywhere else { throw error }
      let file = try place(of: path).openLinked()
      guard try file.facts().fileKind == .file else { throw .outside }
      return file
    }
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
