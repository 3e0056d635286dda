#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells that a file is another than it was, or gone.
struct FileState: Hashable {
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The state of what is at a path; a link's is its own.
  init(at path: String) {
    var status = stat()
    let isThere = lstat(path, &status) == 0
    number = isThere ? UInt64(status.st_ino) : 0
    size = isThere ? Int64(status.st_size) : -1
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
  }
}
