import CSystem

/// The symbolic links to follow when reading a file. Links to parent folders must always stay within the folder.
public enum LinkPolicy: Sendable {
  case none
  case inside
  /// Links to anywhere, because some build systems create folders of links into their stores.
  case anywhere
}

extension Folder {
  /// Reads a regular file, up to a limit even if the file grows meanwhile.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - limit: the maximum size in bytes.
  ///   - links: the links to follow.
  public func read(_ path: String, limit: Int, links: LinkPolicy = .inside) throws(FileError) -> [UInt8] {
    try open(path, links).regularBytes(limit: limit)
  }

  /// The kind of the readable file at a path. A folder outside this one is ``FileError/outside`` under any policy.
  public func kind(of path: String, links: LinkPolicy = .inside) throws(FileError) -> FileKind {
    try open(path, links).facts().fileKind
  }

  /// Whether the file at a path is a symbolic link to outside the folder.
  public func isLinkOut(_ path: String) -> Bool {
    do throws(FileError) {
      _ = try open(path, for: .read)
      return false
    } catch {
      return error == .outside && (try? location(of: path).facts()?.fileKind == .link) ?? false
    }
  }

  private func open(_ path: String, _ links: LinkPolicy) throws(FileError) -> Descriptor {
    do throws(FileError) {
      return try open(path, for: .read, followsLink: links != .none)
    } catch {
      guard error == .outside, links == .anywhere else { throw error }
      let file = try location(of: path).openLinked()
      guard try file.facts().fileKind == .file else { throw .outside }
      return file
    }
  }

  /// The unsorted entries of a subfolder.
  public func entries(in path: String) throws(FileError) -> [FolderEntry] {
    try open(path, for: .search).entries()
  }

  /// The metadata of a file, without opening it; `nil` if it can't be read. A link may lead anywhere.
  public func stamp(of path: String, followsLink: Bool = true) -> FileStamp? {
    var facts = FileFacts()
    guard !path.utf8.contains(0), petri_file_facts_at(descriptor.number, path, followsLink ? 1 : 0, &facts) == 0 else {
      return nil
    }
    return FileStamp(facts)
  }

  /// Identifies the folder at a path regardless of its names.
  public func identity(ofFolder path: String) throws(FileError) -> FileIdentity {
    FileIdentity(try open(path, for: .search).facts())
  }
}
