#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The new contents of a file that is there: its mode, its owner and all its names stay, and what others wrote meanwhile too.
///
/// A file with one name is replaced at once or not at all. One with more names, or whose owner could not be kept, is written
/// where it is.
struct FileUpdate {
  /// Why a file was left as it is.
  enum Problem: Error, Equatable {
    /// It has other contents than were expected.
    case changed
    /// Nobody may write it, or not this user.
    case readOnly
    /// It is a folder, a device or a pipe.
    case notAFile
    /// The system's number.
    case system(Int32)

    /// The problem in words, to be put behind "can't write NAME: ".
    var reason: String {
      switch self {
      case .changed: "it has changed in the meantime"
      case .readOnly: "it is read-only"
      case .notAFile: "it isn't a regular file"
      case .system(let number): String(cString: strerror(number))
      }
    }
  }

  /// Where it is, links followed.
  private let path: String
  private let expected: [UInt8]

  /// - Parameters:
  ///   - path: the file, or a link to it.
  ///   - expected: what the new contents were made from.
  /// - Throws: why it can't be written.
  init(_ path: String, expecting expected: [UInt8]) throws(Problem) {
    guard let resolved = realpath(path, nil) else { throw .system(errno) }
    defer { free(resolved) }
    self.path = String(cString: resolved)
    self.expected = expected
    try check()
  }

  /// Whether it could be written now.
  ///
  /// - Throws: why not.
  private func check() throws(Problem) {
    let file = try open()
    close(file.descriptor)
  }

  /// Writes the new contents.
  ///
  /// - Throws: why the file is as it was.
  func write(_ bytes: [UInt8]) throws(Problem) {
    let file = try open()
    defer { close(file.descriptor) }
    if file.status.st_nlink == 1, try replace(file, with: bytes) { return }
    guard hasStayed(file.status) else { throw .changed }
    do throws(Problem) {
      try FileUpdate.overwrite(file.descriptor, bytes)
    } catch {
      // What was there fits where it was.
      try? FileUpdate.overwrite(file.descriptor, expected)
      throw error
    }
  }

  private func open() throws(Problem) -> (descriptor: Int32, status: stat) {
    let descriptor = openFile(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0)
    guard descriptor >= 0 else {
      switch errno {
      case EACCES, EPERM, EROFS: throw .readOnly
      case EISDIR, ENXIO, ELOOP: throw .notAFile
      default: throw .system(errno)
      }
    }
    var status = stat()
    do throws(Problem) {
      guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
      // Root may write it all the same, which was not meant.
      guard status.st_mode & 0o222 != 0 else { throw .readOnly }
      guard Int(status.st_size) == expected.count, try FileUpdate.contents(of: descriptor, expected.count) == expected
      else { throw .changed }
    } catch {
      close(descriptor)
      throw error
    }
    return (descriptor, status)
  }

  /// Puts a new file in the place of the old one; `false` where that can't keep everything.
  private func replace(_ file: (descriptor: Int32, status: stat), with bytes: [UInt8]) throws(Problem) -> Bool {
    let temporary =
      "\(path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)).petri-\(getpid())-\(file.status.st_ino)"
    let descriptor = openFile(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    // No file can be made in the folder; the one that is there may still be written.
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var isThere = true
    defer { if isThere { unlink(temporary) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    if status.st_uid != file.status.st_uid || status.st_gid != file.status.st_gid {
      guard fchown(descriptor, file.status.st_uid, file.status.st_gid) == 0 else { return false }
    }
    guard fchmod(descriptor, file.status.st_mode & 0o7777) == 0 else { return false }
    try FileUpdate.overwrite(descriptor, bytes)
    guard hasStayed(file.status) else { throw .changed }
    guard rename(temporary, path) == 0 else { throw .system(errno) }
    isThere = false
    return true
  }

  /// Whether the file is still the one that was looked at.
  private func hasStayed(_ before: stat) -> Bool {
    var now = stat()
    guard lstat(path, &now) == 0 else { return false }
    #if canImport(Darwin)
      let (old, new) = (before.st_mtimespec, now.st_mtimespec)
    #else
      let (old, new) = (before.st_mtim, now.st_mtim)
    #endif
    return now.st_dev == before.st_dev && now.st_ino == before.st_ino && now.st_size == before.st_size
      && old.tv_sec == new.tv_sec && old.tv_nsec == new.tv_nsec
  }

  private static func contents(of descriptor: Int32, _ count: Int) throws(Problem) -> [UInt8] {
    // One byte more than there should be tells whether it has grown.
    var bytes = [UInt8](repeating: 0, count: count + 1)
    var position = 0
    while position < bytes.count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress.map { $0 + position }, buffer.count - position, off_t(position))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw .system(errno) }
      if read == 0 { break }
      position += read
    }
    return Array(bytes.prefix(position))
  }

  /// Writes contents, and has them on the disk.
  private static func overwrite(_ descriptor: Int32, _ bytes: [UInt8]) throws(Problem) {
    var position = 0
    while position < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        pwrite(descriptor, buffer.baseAddress.map { $0 + position }, buffer.count - position, off_t(position))
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw .system(written < 0 ? errno : ENOSPC) }
      position += written
    }
    guard ftruncate(descriptor, off_t(bytes.count)) == 0, fsync(descriptor) == 0 else { throw .system(errno) }
  }

  private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, flags, mode)
    #elseif canImport(Musl)
      Musl.open(path, flags, mode)
    #else
      Glibc.open(path, flags, mode)
    #endif
  }
}
