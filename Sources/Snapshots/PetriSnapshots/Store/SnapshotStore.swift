import PetriFiles

/// Text files below a folder: snapshots below a catalogue's, the texts of a run below its own.
///
/// Paths come from reports too, which may come from anywhere, and folders may be links: nothing is read or written
/// outside the folder, and no file that is a link, since its target would be printed in a difference, and CI's logs are
/// read by many. Only in a catalogue that is a tree of
/// links, because its own file is one out of the folder, files are read through them.
public struct SnapshotStore: Sendable {
  /// The name of the folders that hold snapshots.
  public static let folder = "__Snapshots__"

  /// The folder that paths are relative to.
  public let root: String
  private let catalogFile: String?

  /// A file of more is nobody's snapshot, and would take the memory.
  private static let maximumBytes = 64 << 20

  /// A store of a folder, which need not be there yet.
  ///
  /// - Parameters:
  ///   - root: the folder's path.
  ///   - catalogFile: the name of the file of the catalogue whose folder it is, which may be a tree of links.
  public init(root: String, catalogFile: String? = nil) {
    self.root = root
    self.catalogFile = catalogFile
  }

  /// The bytes of a file; `nil` if there is none.
  ///
  /// - Throws: `StoreFailure` for a file that is there and can't be read.
  public func read(_ path: String) throws(StoreFailure) -> [UInt8]? {
    try read(path, limit: SnapshotStore.maximumBytes)
  }

  /// The bytes of a file that may be larger than a snapshot; `nil` if there is none.
  func readLarge(_ path: String) throws(StoreFailure) -> [UInt8]? { try read(path, limit: 1 << 30) }

  private func read(_ path: String, limit: Int) throws(StoreFailure) -> [UInt8]? {
    do throws(FileError) {
      let folder = try Folder(root)
      let links: LinkPolicy = catalogFile.map(folder.isLinkOut) == true ? .anywhere : .none
      return try folder.read(path, limit: limit, links: links)
    } catch {
      if error.isAbsence { return nil }
      throw failure(path, .read, error)
    }
  }

  /// Writes a file atomically: a temporary one beside it, flushed to the disk, then renamed over it.
  ///
  /// However the process ends, the file is the old one or the new one; at worst a temporary one stays behind, which
  /// ``removeLeftovers(beside:olderThan:)`` takes away.
  ///
  /// - Parameter isDurable: whether the file must outlive a loss of power.
  /// - Throws: `StoreFailure`; then the file is as it was.
  public func write(_ text: String, to path: String, isDurable: Bool = true) throws(StoreFailure) {
    try write(Array(text.utf8), to: path, isDurable: isDurable)
  }

  /// Writes bytes as ``write(_:to:isDurable:)`` writes a text.
  ///
  /// A file that is there keeps its mode; a new one has the bits that the process's mask leaves.
  ///
  /// - Throws: `StoreFailure`; then the file is as it was.
  public func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(StoreFailure) {
    do throws(FileError) {
      try Folder(making: root).write(bytes, to: path, isDurable: isDurable)
    } catch {
      throw failure(path, .write, error)
    }
  }

  /// Deletes a file; one that is gone already isn't a failure.
  ///
  /// - Throws: `StoreFailure`.
  public func delete(_ path: String) throws(StoreFailure) {
    do throws(FileError) {
      try Folder(root).remove(path)
    } catch {
      if !error.isAbsence { throw failure(path, .delete, error) }
    }
  }

  /// The names in a folder; none where it is not there, can't be read, or leads out of the root.
  public func names(in folder: String) -> [String] {
    let entries = try? Folder(root).entries(in: folder)
    return entries?.map(\.name) ?? []
  }

  /// Which folder a path leads to, the same for all its names; `nil` where it is not there or leads out of the root.
  func identity(of folder: String) -> FileIdentity? { try? Folder(root).identity(ofFolder: folder) }

  /// Deletes leftovers of killed writers, of snapshots and of the files beside them.
  ///
  /// - Parameters:
  ///   - folders: the folders beside whose files snapshots lie.
  ///   - age: in seconds; younger ones may be somebody's who is writing now.
  public func removeLeftovers(beside folders: [String], olderThan age: Double = 600) {
    guard let root = try? Folder(root) else { return }
    for folder in folders + folders.map(SnapshotStore.snapshots(beside:)) {
      root.removeLeftovers(in: folder, olderThan: age)
    }
  }

  /// The folder of the snapshots of the files in a folder.
  public static func snapshots(beside folder: String) -> String {
    folder.isEmpty ? SnapshotStore.folder : "\(folder)/\(SnapshotStore.folder)"
  }

  private func failure(_ path: String, _ action: StoreFailure.Action, _ error: FileError) -> StoreFailure {
    StoreFailure(path: path, action: action, reason: error == .outside ? "it is outside \(root)" : error.reason)
  }
}

extension FileError {
  /// Whether the file is missing: nothing is there, or its parent isn't a folder.
  fileprivate var isAbsence: Bool { self == .missing || self == .notAFolder }
}
