import CSystem

/// The new contents of a file that is there: its mode, its owner and all its names stay, and others' changes meanwhile
/// too.
///
/// A file with one name is replaced at once or not at all. One with more names, or whose owner could not be kept, is written where it
/// is. Links are followed, as far as they stay below the folder.
public struct FileUpdate: Sendable {
  private let folder: Folder
  private let path: String
  private let expected: [UInt8]

  /// An update of a file that could be written now.
  ///
  /// - Parameters:
  ///   - path: the file's, or that of a link to it.
  ///   - folder: the folder that the path is from.
  ///   - expected: the old contents, from which the new ones were made.
  /// - Throws: why it can't be written.
  public init(of path: String, in folder: Folder, expecting expected: [UInt8]) throws(FileError) {
    (self.folder, self.path, self.expected) = (folder, path, expected)
    let place = try folder.target(of: path)
    let descriptor = try FileUpdate.open(place)
    try check(descriptor)
  }

  /// Writes the new contents.
  ///
  /// - Throws: why the file is as it was.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    let place = try folder.target(of: path)
    let file = try FileUpdate.open(place)
    let facts = try check(file)
    if facts.names == 1, try FileUpdate.replace(place, facts, with: bytes) { return }
    guard FileUpdate.hasStayed(place, facts) else { throw .changed }
    do throws(FileError) {
      try file.overwrite(bytes)
    } catch {
      // The former text fits where it was.
      try? file.overwrite(expected)
      throw error
    }
  }

  private static func open(_ place: borrowing Place) throws(FileError) -> Descriptor {
    do throws(FileError) {
      return try place.open(for: .change)
    } catch {
      throw error.forWriting
    }
  }

  @discardableResult
  private func check(_ file: borrowing Descriptor) throws(FileError) -> FileFacts {
    let facts = try file.facts()
    guard facts.fileKind == .file else { throw .notAFile }
    // Root may write it all the same, which was not meant.
    guard facts.mode & 0o222 != 0 else { throw .readOnly }
    guard facts.size == expected.count, try file.regularBytes(limit: Int.max) == expected else { throw .changed }
    return facts
  }

  /// Puts a new file in the place of the old one; `false` where that can't keep everything.
  private static func replace(_ place: borrowing Place, _ old: FileFacts, with bytes: [UInt8]) throws(FileError) -> Bool
  {
    // No file can be made in the folder, or none that is somebody else's; the one that is there may still be written.
    var canKeepAll = false
    do throws(FileError) {
      try place.make(bytes, mode: 0o600, isDurable: true) { descriptor throws(FileError) in
        var new = FileFacts()
        _ = try FileError.checked(petri_file_facts_of(descriptor, &new))
        if new.owner != old.owner || new.group != old.group {
          _ = try FileError.checked(petri_file_set_owner(descriptor, old.owner, old.group))
        }
        _ = try FileError.checked(petri_file_set_mode(descriptor, old.mode))
        canKeepAll = true
      } put: { temporary throws(FileError) in
        guard hasStayed(place, old) else { throw .changed }
        try place.replace(with: temporary)
      }
    } catch {
      if canKeepAll { throw error }
      return false
    }
    return true
  }

  /// Whether the file is still the one that was looked at.
  private static func hasStayed(_ place: borrowing Place, _ before: FileFacts) -> Bool {
    guard let now = try? place.facts() else { return false }
    return now.isSame(as: before)
  }
}
