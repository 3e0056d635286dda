import CSystem

extension Folder {
  static let temporaryPrefix = ".petri-"

  /// Whether a file name is that of a temporary file, which a writer is using or left behind when it was killed.
  public static func isTemporary(_ name: String) -> Bool { name.hasPrefix(temporaryPrefix) }

  /// Writes a file atomically: flushes a temporary file and renames it. Creates missing folders.
  ///
  /// An existing file must be a regular one, and keeps its mode. A killed process leaves at most a temporary file,
  /// which ``removeLeftovers(in:olderThan:)`` removes.
  ///
  /// - Parameters:
  ///   - bytes: the new contents.
  ///   - path: the path of the file.
  ///   - isDurable: whether to flush to disk before renaming.
  public func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(FileError) {
    let location = try locationMakingFolders(of: path)
    let old = try location.facts()
    // Renaming would replace a link or a device with a regular file.
    if let old, old.fileKind != .file { throw old.fileKind == .link ? .link : .notAFile }
    try location.make(bytes, mode: 0o666, isDurable: isDurable) { descriptor throws(FileError) in
      if let old { _ = try FileError.checked(petri_file_set_mode(descriptor, old.mode & 0o777)) }
    } put: { temporary throws(FileError) in
      try location.replace(with: temporary)
    }
  }

  func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let location = try location(of: path)
    try location.make(bytes, mode: 0o666, isDurable: true) { temporary throws(FileError) in
      try location.fill(with: temporary)
    }
  }

  private func locationMakingFolders(of path: String) throws(FileError) -> FileLocation {
    do throws(FileError) {
      return try location(of: path)
    } catch {
      guard error == .missing else { throw error }
    }
    for folder in Folder.pathsDown(to: Folder.split(path).folder) { try makeFolder(folder) }
    return try location(of: path)
  }

  /// Creates a folder in an existing one.
  ///
  /// - Returns: false if the folder exists.
  @discardableResult
  func makeFolder(_ path: String) throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try open(path, for: .search)
      return false
    } catch {
      guard error == .missing else { throw error }
    }
    let location = try location(of: path)
    return try Folder.made(petri_file_make_folder(location.folder.number, location.name, 0o777))
  }

  // MARK: - Removing

  /// Removes a file or a link.
  public func remove(_ path: String) throws(FileError) { try location(of: path).remove() }

  func removeFolder(_ path: String) throws(FileError) { try location(of: path).remove(isFolder: true) }

  /// Removes a file or a folder with its contents, without following links.
  public func removeTree(_ path: String) throws(FileError) {
    try Folder.removeTree(at: location(of: path))
  }

  private static func removeTree(at location: consuming FileLocation) throws(FileError) {
    guard let facts = try location.facts() else { throw .missing }
    guard facts.fileKind == .folder else { return try location.remove() }
    for entry in try location.open(for: .search).entries() {
      try removeTree(at: FileLocation(location.open(for: .search), entry.name))
    }
    try location.remove(isFolder: true)
  }

  /// Removes temporary files that killed writers left in a folder.
  ///
  /// - Parameter age: the minimum age in seconds; younger files may still be in use.
  public func removeLeftovers(in folder: String, olderThan age: Double) {
    for entry in (try? entries(in: folder)) ?? [] where Folder.isTemporary(entry.name) && entry.kind == .file {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      guard let stamp = stamp(of: path, followsLink: false), stamp.age > age else { continue }
      try? remove(path)
    }
  }
}
