import CSystem

/// The files below a folder of the disk; no path and no symbolic link leads out of it.
public final class FolderSource: CatalogSource {
  private let folder: Int32

  /// Opens a folder.
  ///
  /// - Throws: why it can't be opened.
  public init(path: String) throws(SourceProblem) {
    let descriptor = petri_open_folder(path)
    guard descriptor >= 0 else { throw FolderSource.problem(-descriptor) }
    folder = descriptor
  }

  deinit { petri_close(folder) }

  /// Reads a regular file; one that grows meanwhile is read up to the limit only.
  public func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    let descriptor = try open(path)
    defer { petri_close(descriptor) }
    let status = try FolderSource.status(of: descriptor)
    guard status.kind == Int32(PETRI_FILE.rawValue) else { throw .notAFile }
    guard status.size <= limit else { throw .tooLarge(limit: limit) }
    // One byte more than there are, so that the end is seen at the first reading.
    var bytes = [UInt8](repeating: 0, count: Int(status.size) + 1)
    var count = 0
    var isAtEnd = false
    while !isAtEnd {
      let wanted = bytes.count - count
      let read = bytes.withUnsafeMutableBytes { buffer in
        petri_read(descriptor, buffer.baseAddress.map { $0 + count }, wanted)
      }
      guard read >= 0 else { throw FolderSource.problem(Int32(-read)) }
      count += Int(read)
      // One that is as long as it was said to be has nothing more.
      isAtEnd = read == 0 || (Int(read) < wanted && count == Int(status.size))
      guard count <= limit else { throw .tooLarge(limit: limit) }
      if count == bytes.count { bytes.append(contentsOf: [UInt8](repeating: 0, count: min(count, limit) + 1)) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// What is at a path below the folder.
  public func entry(at path: String) throws(SourceProblem) -> SourceEntry {
    let descriptor = try open(path)
    defer { petri_close(descriptor) }
    return try FolderSource.entry(FolderSource.status(of: descriptor).kind) ?? .other
  }

  private static func entry(_ kind: Int32) -> SourceEntry? {
    switch kind {
    case Int32(PETRI_FILE.rawValue): .file
    case Int32(PETRI_FOLDER.rawValue): .folder
    case Int32(PETRI_OTHER.rawValue): .other
    default: nil
    }
  }

  /// A file's number, size and times.
  public func stamp(of path: String) -> FileStamp? {
    var stamp = petri_stamp()
    guard !path.utf8.contains(0), petri_stamp_of(folder, path, &stamp) == 0 else { return nil }
    return FileStamp(stamp, now: petri_now())
  }

  /// What is in a folder below this one.
  public func names(in path: String) throws(SourceProblem) -> [SourceName] {
    let descriptor = try open(path)
    defer { petri_close(descriptor) }
    var names: [SourceName] = []
    let result = withUnsafeMutablePointer(to: &names) { pointer in
      petri_list(descriptor, pointer) { context, name, kind in
        guard let context, let name else { return }
        let found = SourceName(String(cString: name), FolderSource.entry(kind))
        context.assumingMemoryBound(to: [SourceName].self).pointee.append(found)
      }
    }
    guard result == 0 else { throw FolderSource.problem(-result) }
    return names
  }

  private func open(_ path: String) throws(SourceProblem) -> Int32 {
    guard !path.utf8.contains(0) else { throw .missing }
    let descriptor = petri_open_beneath(folder, path)
    guard descriptor >= 0 else { throw FolderSource.problem(-descriptor) }
    return descriptor
  }

  private static func status(of descriptor: Int32) throws(SourceProblem) -> petri_status {
    var status = petri_status()
    let result = petri_status_of(descriptor, &status)
    guard result == 0 else { throw problem(-result) }
    return status
  }

  private static func problem(_ number: Int32) -> SourceProblem {
    switch number {
    case petri_error_not_found(): .missing
    case petri_error_leads_out(): .outside
    default: .system(String(cString: petri_error_text(number)))
    }
  }
}
