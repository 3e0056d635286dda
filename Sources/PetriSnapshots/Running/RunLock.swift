#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Holds a run's folder, so that nobody forgets it: shared by all who write and read it, for as long as one of their processes lives.
final class RunLock: Sendable {
  /// What came of trying to have a folder alone.
  enum Claim {
    /// Nobody uses it, and nobody can begin to while the lock is held.
    case alone(RunLock?)
    /// Somebody uses it.
    case used
    /// The file system has no locks.
    case unknown
  }

  /// The file that is locked, in the run's folder.
  static let fileName = ".lock"

  private let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Holds a folder that has a lock's file; `nil` where it has none, or is just being forgotten.
  convenience init?(holding folder: String) {
    guard let descriptor = RunLock.open(folder) else { return nil }
    // Whoever has it alone looks at it or forgets it, which takes a moment.
    var result = flock(descriptor, LOCK_SH)
    while result != 0, errno == EINTR { result = flock(descriptor, LOCK_SH) }
    guard result == 0, RunLock.isThere(descriptor) else {
      close(descriptor)
      return nil
    }
    self.init(descriptor)
  }

  deinit { close(descriptor) }

  /// Tries to have a folder alone.
  static func claim(_ folder: String) -> Claim {
    guard let descriptor = open(folder) else { return errno == ENOENT ? .alone(nil) : .unknown }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isUsed = errno == EWOULDBLOCK
      close(descriptor)
      return isUsed ? .used : .unknown
    }
    return .alone(RunLock(descriptor))
  }

  private static func open(_ folder: String) -> Int32? {
    let descriptor = RunLock.openFile("\(folder)/\(fileName)")
    return descriptor >= 0 ? descriptor : nil
  }

  private static func openFile(_ path: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    #elseif canImport(Musl)
      Musl.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    #else
      Darwin.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    #endif
  }

  /// Whether the file still has a name: it may have been forgotten between being opened and locked.
  private static func isThere(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }
}
