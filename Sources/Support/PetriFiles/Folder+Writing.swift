import CSystem

extension Folder {
  /// The prefix of temporary file names.
  static let temporaryPrefix = ".petri-"

  /// Whether a name is that of a temporary file of a writer that was killed or is still writing.
  public static func isTemporary(_ name: String) -> Bool { name.hasPrefix(temporaryPrefix) }

  /// Writes a file atomically: a temporary file is flushed and renamed over the old one. Creates missing folders.
  ///
  /// An existing file must be a regular one, and keeps its mode. A killed process leaves at most a temporary file,
  /// which ``removeLeftovers(in:olderThan:)`` removes.
  ///
  /// - Parameters:
  ///   - bytes: the new contents.
  ///   - path: the path of the file.
  ///   - isDurable: whether to flush to disk before renaming.
  public func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(FileError) {
    let place = try placeInMadeFolders(of: path)
    let old = try place.facts()
    // Renaming would replace a link or a device by a regular file.
    if let old, old.fileKind != .file { throw old.fileKind == .link ? .link : .notAFile }
    try place.make(bytes, mode: 0o666, isDurable: isDurable) { descriptor throws(FileError) in
      if let old { _ = try FileError.checked(petri_file_set_mode(descriptor, old.mode & 0o777)) }
    } put: { temporary throws(FileError) in
      try place.replace(with: temporary)
    }
  }

  /// Creates a file that must not exist in an existing folder.
  func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let place = try place(of: path)
    try place.make(bytes, mode: 0o666, isDurable: true) { temporary throws(FileError) in
      try place.fill(with: temporary)
    }
  }

  private func placeInMadeFolders(of path: String) throws(FileError) -> Place {
    do throws(FileError) {
      return try place(of: path)
    } catch {
      guard error == .missing else { throw error }
    }
    for folder in Folder.pathsDown(to: Folder.split(path).folder) { try makeFolder(folder) }
    return try place(of: path)
  }

  /// Creates a folder in an existing one.
  ///
  /// - Returns: false if it existed.
  @discardableResult
  func makeFolder(_ path: String) throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try open(path, for: .search)
      return false
    } catch {
      guard error == .missing else { throw error }
    }
    let place = try place(of: path)
    return try Folder.made(petri_file_make_folder(place.folder.number, place.name, 0o777))
  }

  // MARK: - Removing

  /// Removes a file or a link.
  public func remove(_ path: String) throws(FileError) { try place(of: path).remove() }

  func removeFolder(_ path: String) throws(FileError) { try place(of: path).remove(isFolder: true) }

  /// Removes a file or a folder with its contents, without following links.
  public func removeTree(_ path: String) throws(FileError) {
    try Folder.removeTree(at: place(of: path))
  }

  private static func removeTree(at place: consuming Place) throws(FileError) {
    guard let facts = try place.facts() else { throw .missing }
    guard facts.fileKind == .folder else { return try place.remove() }
    for entry in try place.open(for: .search).entries() {
      try removeTree(at: Place(place.open(for: .search), entry.name))
    }
    try place.remove(isFolder: true)
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
