import CSystem

/// Replaces the contents of an existing file. Preserves its mode, owner and names, and never overwrites changes by
/// others.
///
/// A file with a single name is replaced atomically. A file with several hard links, or whose owner can't be preserved,
/// is rewritten in place. Links are followed within the folder.
public struct FileUpdate: Sendable {
  private let folder: Folder
  private let path: String
  private let expected: [UInt8]

  /// Prepares an update and checks that the file is writable.
  ///
  /// - Parameters:
  ///   - path: the path of the file or of a link to it.
  ///   - folder: the folder that the path is relative to.
  ///   - expected: the old contents, which the new ones are based on.
  public init(of path: String, in folder: Folder, expecting expected: [UInt8]) throws(FileError) {
    (self.folder, self.path, self.expected) = (folder, path, expected)
    let location = try folder.target(of: path)
    let descriptor = try FileUpdate.open(location)
    try check(descriptor)
  }

  /// Writes the new contents; if an error is thrown, the file is unchanged.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    let location = try folder.target(of: path)
    let file = try FileUpdate.open(location)
    let facts = try check(file)
    if facts.names == 1, try FileUpdate.replace(location, facts, with: bytes) { return }
    guard FileUpdate.hasStayed(location, facts) else { throw .changed }
    do throws(FileError) {
      try file.overwrite(bytes)
    } catch {
      // Restores the old contents, which are known to fit on the disk.
      try? file.overwrite(expected)
      throw error
    }
  }

  private static func open(_ location: borrowing FileLocation) throws(FileError) -> Descriptor {
    do throws(FileError) {
      return try location.open(for: .change)
    } catch {
      throw error.forWriting
    }
  }

  @discardableResult
  private func check(_ file: borrowing Descriptor) throws(FileError) -> FileFacts {
    let facts = try file.facts()
    guard facts.fileKind == .file else { throw .notAFile }
    // Root could write to a read-only file.
    guard facts.mode & 0o222 != 0 else { throw .readOnly }
    guard facts.size == expected.count, try file.regularBytes(limit: Int.max) == expected else { throw .changed }
    return facts
  }

  /// Replaces the file with a new one; false if its metadata can't be preserved.
  private static func replace(_ location: borrowing FileLocation, _ old: FileFacts, with bytes: [UInt8])
    throws(FileError) -> Bool
  {
    // The folder may be read-only, or the owner may not be settable; rewriting in place can still succeed.
    var canKeepAll = false
    do throws(FileError) {
      try location.make(bytes, mode: 0o600, isDurable: true) { descriptor throws(FileError) in
        var new = FileFacts()
        _ = try FileError.checked(petri_file_facts_of(descriptor, &new))
        if new.owner != old.owner || new.group != old.group {
          _ = try FileError.checked(petri_file_set_owner(descriptor, old.owner, old.group))
        }
        _ = try FileError.checked(petri_file_set_mode(descriptor, old.mode))
        canKeepAll = true
      } put: { temporary throws(FileError) in
        guard hasStayed(location, old) else { throw .changed }
        try location.replace(with: temporary)
      }
    } catch {
      if canKeepAll { throw error }
      return false
    }
    return true
  }

  private static func hasStayed(_ location: borrowing FileLocation, _ before: FileFacts) -> Bool {
    guard let now = try? location.facts() else { return false }
    return now.isSame(as: before)
  }
}
