import CSystem

extension Folder {
  /// The beginning of the names of files that aren't yet in their place.
  static let temporaryPrefix = ".petri-"

  /// Whether a name is that of a file that wasn't put in its place, because its writer was killed or is still writing.
  public static func isTemporary(_ name: String) -> Bool { name.hasPrefix(temporaryPrefix) }

  /// Writes a file atomically, in place of the old one: another one beside it, flushed to the disk, then renamed over
  /// it. Folders are made for it.
  ///
  /// A file that is there keeps its mode, and must be a regular one, not a link. However the process ends, the file is the old one or
  /// the new one; at worst another one stays beside it, which ``removeLeftovers(in:olderThan:)`` takes away.
  ///
  /// - Parameters:
  ///   - bytes: the new contents.
  ///   - path: the file's.
  ///   - isDurable: whether the file must outlive a loss of power.
  /// - Throws: why the file is as it was.
  public func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(FileError) {
    let place = try placeInMadeFolders(of: path)
    let old = try place.facts()
    // A link or a device would be replaced by a plain file.
    if let old, old.fileKind != .file { throw old.fileKind == .link ? .link : .notAFile }
    try place.make(bytes, mode: 0o666, isDurable: isDurable) { descriptor throws(FileError) in
      if let old { _ = try FileError.checked(petri_file_set_mode(descriptor, old.mode & 0o777)) }
    } put: { temporary throws(FileError) in
      try place.replace(with: temporary)
    }
  }

  /// Writes a file that must not be there yet; the folder that it is in is.
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

  /// Makes a folder in one that is there.
  ///
  /// - Returns: whether it wasn't there.
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

  /// Removes a file, or a link.
  ///
  /// - Throws: why it is still there, or wasn't.
  public func remove(_ path: String) throws(FileError) { try place(of: path).remove() }

  /// Removes an empty folder.
  func removeFolder(_ path: String) throws(FileError) { try place(of: path).remove(isFolder: true) }

  /// Removes a file or a folder with all that is in it; links in it are removed, and not followed.
  ///
  /// - Throws: why something is left.
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

  /// Removes leftovers of killed writers in a folder.
  ///
  /// - Parameter age: in seconds; younger files may be somebody's who is writing now.
  public func removeLeftovers(in folder: String, olderThan age: Double) {
    for entry in (try? entries(in: folder)) ?? [] where Folder.isTemporary(entry.name) && entry.kind == .file {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      guard let stamp = stamp(of: path, followsLink: false), stamp.age > age else { continue }
      try? remove(path)
    }
  }
}
