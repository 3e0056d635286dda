import PetriFiles

/// Text files in a folder: the snapshots of a catalogue, or the texts of a run.
///
/// Paths may come from an untrusted report, and folders may be symbolic links. Nothing outside the folder is read or
/// written. Symbolic links to files aren't followed, because their targets would be printed in diffs, and CI logs are
/// often public. The exception is a catalogue that is itself a tree of symbolic links, because its own file links to
/// the outside.
public struct SnapshotStore: Sendable {
  /// The name of folders with snapshots.
  public static let folder = "__Snapshots__"

  /// The folder that paths are relative to.
  public let root: String
  private let catalogFile: String?

  private static let maximumBytes = 64 << 20

  /// Creates a store in a folder, which may not exist yet.
  ///
  /// - Parameters:
  ///   - root: The path of the folder.
  ///   - catalogFile: The name of the catalogue's file, by which a tree of symbolic links is recognized.
  public init(root: String, catalogFile: String? = nil) {
    self.root = root
    self.catalogFile = catalogFile
  }

  /// The bytes of a file; `nil` if it doesn't exist.
  ///
  /// - Throws: `StoreFailure` for a file that can't be read.
  public func read(_ path: String) throws(StoreFailure) -> [UInt8]? {
    try read(path, limit: SnapshotStore.maximumBytes)
  }

  /// The bytes of a file that may exceed the maximum size of a snapshot; `nil` if it doesn't exist.
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

  /// Writes a file atomically: flushes a temporary file in the same folder and renames it.
  ///
  /// If the process is killed, the file is either unchanged or complete. ``removeLeftovers(beside:olderThan:)`` deletes
  /// the temporary file.
  ///
  /// - Parameter isDurable: Whether the file must survive a power failure.
  /// - Throws: `StoreFailure`, in which case the file is unchanged.
  public func write(_ text: String, to path: String, isDurable: Bool = true) throws(StoreFailure) {
    try write(Array(text.utf8), to: path, isDurable: isDurable)
  }

  /// Writes bytes atomically, like ``write(_:to:isDurable:)``.
  ///
  /// An existing file keeps its mode; the mode of a new one follows the umask.
  ///
  /// - Throws: `StoreFailure`, in which case the file is unchanged.
  public func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(StoreFailure) {
    do throws(FileError) {
      try Folder(making: root).write(bytes, to: path, isDurable: isDurable)
    } catch {
      throw failure(path, .write, error)
    }
  }

  /// Deletes a file if it exists.
  ///
  /// - Throws: `StoreFailure`.
  public func delete(_ path: String) throws(StoreFailure) {
    do throws(FileError) {
      try Folder(root).remove(path)
    } catch {
      if !error.isAbsence { throw failure(path, .delete, error) }
    }
  }

  /// The names in a folder; empty if it doesn't exist, can't be read, or is outside the root.
  public func names(in folder: String) -> [String] {
    let entries = try? Folder(root).entries(in: folder)
    return entries?.map(\.name) ?? []
  }

  /// The identity of a folder, which is the same for all its paths; `nil` if it doesn't exist or is outside the root.
  func identity(of folder: String) -> FileIdentity? { try? Folder(root).identity(ofFolder: folder) }

  /// Deletes temporary files of terminated processes.
  ///
  /// - Parameters:
  ///   - folders: The folders of the catalogue's files.
  ///   - age: The minimum age in seconds; younger files may still be in use.
  public func removeLeftovers(beside folders: [String], olderThan age: Double = 600) {
    guard let root = try? Folder(root) else { return }
    for folder in folders + folders.map(SnapshotStore.snapshots(beside:)) {
      root.removeLeftovers(in: folder, olderThan: age)
    }
  }

  /// The folder with the snapshots of the files in a folder.
  public static func snapshots(beside folder: String) -> String {
    folder.isEmpty ? SnapshotStore.folder : "\(folder)/\(SnapshotStore.folder)"
  }

  private func failure(_ path: String, _ action: StoreFailure.Action, _ error: FileError) -> StoreFailure {
    StoreFailure(path: path, action: action, reason: error == .outside ? "it is outside \(root)" : error.reason)
  }
}

extension FileError {
  /// Whether the file doesn't exist or its parent isn't a folder.
  fileprivate var isAbsence: Bool { self == .missing || self == .notAFolder }
}

/// A source of snapshot files: a catalogue's folder, or the files kept by a run.
public protocol SnapshotReading: Sendable {
  /// The bytes of a file; `nil` if it doesn't exist.
  ///
  /// - Throws: `StoreFailure` for a file that can't be read.
  func read(_ path: String) throws(StoreFailure) -> [UInt8]?
}

extension SnapshotStore: SnapshotReading {}
