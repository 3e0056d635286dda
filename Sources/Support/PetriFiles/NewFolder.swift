import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new folder that replaces an older one of the same kind once it is complete.
///
/// Only files that the older folder's manifest lists, with the listed contents, are replaced or removed. If the older
/// folder has no other files, the folders are exchanged. Otherwise the new files are moved into the older folder one by
/// one, each atomically, and the other files stay.
///
/// A killed process leaves no partly written file, and at most the new folder under a name that
/// ``Folder/isTemporary(_:)`` recognizes.
public struct NewFolder: Sendable {
  /// The new folder to write to.
  public let folder: Folder
  /// The temporary path.
  public let path: String
  private let place: Destination
  private let temporaryName: String

  /// The folder's final location and kind.
  fileprivate struct Destination {
    let parent: Folder
    let root: String
    let name: String
    let kind: FolderManifest.Kind
  }

  /// Creates the new folder.
  ///
  /// - Parameters:
  ///   - path: the folder to replace, which need not exist; its parent is created if needed.
  ///   - kind: the kind of the manifest that a non-empty folder must have to be replaced.
  ///
  /// - Throws: `FileError.exists` for a folder with files and no manifest, `FileError.edited` for a listed file with other contents.
  public init(replacing path: String, as kind: FolderManifest.Kind) throws(FileError) {
    var trimmed = path
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    let (outer, name) = Folder.split(trimmed)
    guard !name.isEmpty, name != ".", name != ".." else { throw .exists }
    let root = trimmed.hasPrefix("/") && outer.isEmpty ? "" : outer.isEmpty ? "." : outer
    place = Destination(parent: try Folder(making: root.isEmpty ? "/" : root), root: root, name: name, kind: kind)
    temporaryName = "\(Folder.temporaryPrefix)\(getpid())-\(name)"
    switch try place.parent.location(of: name).facts()?.fileKind {
    case nil: break
    case .folder?: _ = try place.manifest(of: place.old())
    default: throw .notAFolder
    }
    self.path = "\(root)/\(temporaryName)"
    place.removeLeftovers()
    guard try Folder.make(self.path, mode: 0o777) else { throw .edited(temporaryName) }
    folder = try Folder(self.path)
  }

  /// Replaces the listed files of the older folder.
  ///
  /// - Throws: `FileError.edited` if the older folder has another file at the path of a new one. The older folder is
  ///   unchanged in this case.
  public func takePlace() throws(FileError) {
    let manifest = try FolderManifest(listing: folder, as: place.kind)
    try folder.write(manifest.json, to: place.kind.fileName, isDurable: false)
    guard try place.parent.location(of: place.name).facts() != nil else {
      return try place.rename(temporaryName, place.name)
    }
    let old = try place.old()
    // Replaces an empty folder; the call fails if the folder isn't empty.
    guard let own = try place.manifest(of: old) else { return try place.rename(temporaryName, place.name) }
    if try own.isAll(of: old) {
      try place.exchange(temporaryName)
    } else {
      try put(manifest, into: old, inPlaceOf: own)
    }
    try place.remove(temporaryName)
  }

  /// Moves the new files into a folder that has other files.
  private func put(
    _ manifest: FolderManifest,
    into old: Folder,
    inPlaceOf own: FolderManifest
  ) throws(FileError) {
    let fileName = place.kind.fileName
    for path in manifest.paths {
      if try own.state(of: path, in: old) == .foreign { throw .edited(path) }
    }
    // Lists the files of both, in case the process is killed while they are replaced.
    try old.write(own.union(manifest).json, to: fileName, isDurable: false)
    for path in manifest.paths {
      if try manifest.state(of: path, in: old) == .own { continue }
      try old.write(folder.read(path, limit: FolderManifest.maximumBytes), to: path, isDurable: false)
    }
    try own.removeFiles(from: old, keeping: manifest)
    try old.write(manifest.json, to: fileName, isDurable: false)
  }

  /// Removes the new folder and keeps the older one.
  public func abandon() { try? place.remove(temporaryName) }
}

extension NewFolder.Destination {
  func old() throws(FileError) -> Folder { try Folder("\(root)/\(name)", followsLink: false) }

  /// The manifest of the older folder; `nil` if the folder is empty.
  func manifest(of folder: Folder) throws(FileError) -> FolderManifest? {
    guard try !folder.entries(in: "").isEmpty else { return nil }
    do throws(FileError) {
      let manifest = try FolderManifest(of: folder, kind)
      if let path = try manifest.firstEdited(in: folder) { throw .edited(path) }
      return manifest
    } catch {
      throw error == .missing ? .exists : error
    }
  }

  /// Removes the new folders of killed processes, and that of an earlier process with the same identifier.
  func removeLeftovers() {
    for entry in (try? parent.entries(in: ".")) ?? [] where entry.kind == .folder {
      guard entry.name.hasPrefix(Folder.temporaryPrefix), entry.name.hasSuffix("-\(name)"),
        let number = Int32(entry.name.dropFirst(Folder.temporaryPrefix.count).dropLast(name.count + 1)), number > 0,
        number == getpid() || (kill(number, 0) < 0 && errno == ESRCH)
      else { continue }
      try? remove(entry.name)
    }
  }

  /// Removes a folder with a temporary name: everything if it was never complete, otherwise only the listed files.
  func remove(_ temporaryName: String) throws(FileError) {
    let folder = try Folder("\(root)/\(temporaryName)", followsLink: false)
    do throws(FileError) {
      try FolderManifest(of: folder, kind).removeFiles(from: folder)
    } catch {
      guard error == .missing else { throw error }
      return try parent.removeTree(temporaryName)
    }
    if let other = try folder.entries(in: "").first(where: { $0.name != kind.fileName }) {
      throw .edited("\(temporaryName)/\(other.name)")
    }
    try folder.remove(kind.fileName)
    try parent.removeFolder(temporaryName)
  }

  /// Exchanges the older folder with one that has a temporary name.
  func exchange(_ temporaryName: String) throws(FileError) {
    guard petri_file_exchange(parent.descriptor.number, temporaryName, name) < 0 else { return }
    // The file system can't exchange folders, so neither exists for a moment.
    let old = "\(temporaryName)-old"
    try rename(name, old)
    do throws(FileError) {
      try rename(temporaryName, name)
    } catch {
      try rename(old, name)
      throw error
    }
    try rename(old, temporaryName)
  }

  func rename(_ from: String, _ to: String) throws(FileError) {
    _ = try FileError.checked(petri_file_rename(parent.descriptor.number, from, to))
  }
}
