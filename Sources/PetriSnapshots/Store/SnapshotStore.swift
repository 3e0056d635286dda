import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Text files below a folder: snapshots below a catalogue's, the texts of a run below its own.
public struct SnapshotStore: Sendable {
  /// The name of the folders that hold snapshots.
  public static let folder = "__Snapshots__"

  /// The folder that paths are relative to.
  public let root: String

  /// A store of a folder.
  public init(root: String) {
    self.root = root
  }

  /// The bytes of a file; `nil` if there is none.
  ///
  /// - Throws: `StoreFailure` for a file that is there and can't be read.
  public func read(_ path: String) throws(StoreFailure) -> [UInt8]? {
    guard try isFolderThere(of: path, .read) else { return nil }
    let descriptor = open(absolute(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      // What a link leads to would be printed in a difference, and CI's logs are read by many.
      if errno == ELOOP { throw StoreFailure(path: path, action: .read, reason: SnapshotStore.linkReason) }
      throw failure(path, .read)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, .read) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw StoreFailure(path: path, action: .read, reason: SnapshotStore.kindReason)
    }
    guard status.st_size <= SnapshotStore.maximumBytes else {
      throw StoreFailure(path: path, action: .read, reason: "it has more than \(SnapshotStore.maximumBytes) bytes")
    }
    return try readAll(descriptor, expecting: Int(status.st_size), path)
  }

  /// A byte more than expected is asked for, so that the end is seen with the first read.
  private func readAll(_ descriptor: Int32, expecting size: Int, _ path: String) throws(StoreFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var problem: Int32 = 0
      let room = max(size + 1 - bytes.count, 4_096)
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var got = Foundation.read(descriptor, buffer.baseAddress, room)
        while got < 0, errno == EINTR { got = Foundation.read(descriptor, buffer.baseAddress, room) }
        problem = got < 0 ? errno : 0
        count = max(0, got)
      }
      if problem != 0 {
        errno = problem
        throw failure(path, .read)
      }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if chunk.count < room, bytes.count <= size { return bytes }
    }
  }

  /// Writes a file whole or not at all: a temporary one beside it, flushed to the disk, then renamed over it.
  ///
  /// However the process ends, the file is the old one or the new one; at worst a temporary one stays behind, which
  /// ``removeLeftovers(olderThan:)`` takes away.
  ///
  /// - Parameter isDurable: whether the file must outlive a loss of power.
  /// - Throws: `StoreFailure`; then the file is as it was.
  public func write(_ text: String, to path: String, isDurable: Bool = true) throws(StoreFailure) {
    try write(Array(text.utf8), to: path, isDurable: isDurable)
  }

  /// Writes bytes as ``write(_:to:isDurable:)`` writes a text.
  ///
  /// A file that is there keeps its mode; a new one has what the process's mask leaves.
  ///
  /// - Throws: `StoreFailure`; then the file is as it was.
  public func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(StoreFailure) {
    let target = absolute(path)
    let directory = (target as NSString).deletingLastPathComponent
    // A folder may be a link out of the root: nothing is made behind it.
    if !(try isFolderThere(of: path, .write)) {
      try makeFolder(directory, for: path)
      guard try isFolderThere(of: path, .write) else { throw failure(path, .write) }
    }
    var status = stat()
    let exists = lstat(target, &status) == 0
    let kind = status.st_mode & S_IFMT
    guard !exists || kind == S_IFREG else {
      // What is renamed over a link or a device is no longer one.
      let reason = kind == S_IFLNK ? SnapshotStore.linkReason : SnapshotStore.kindReason
      throw StoreFailure(path: path, action: .write, reason: reason)
    }
    let (descriptor, temporary) = try makeTemporary(in: directory, for: path)
    let written =
      SnapshotStore.writeAll(bytes, to: descriptor) && (!exists || fchmod(descriptor, status.st_mode & 0o777) == 0)
      && (!isDurable || fsync(descriptor) == 0)
    let reason = errno
    // Some file systems tell of a full disk only now.
    let closed = close(descriptor) == 0
    let closeReason = errno
    guard written, closed, rename(temporary, target) == 0 else {
      let number = !written ? reason : !closed ? closeReason : errno
      unlink(temporary)
      errno = number
      throw failure(path, .write)
    }
  }

  /// Deletes a file; one that is gone already isn't a failure.
  ///
  /// - Throws: `StoreFailure`.
  public func delete(_ path: String) throws(StoreFailure) {
    guard try isFolderThere(of: path, .delete) else { return }
    guard unlink(absolute(path)) == 0 || errno == ENOENT else { throw failure(path, .delete) }
  }

  /// The names in a folder; none where it is not there, can't be read, or leads out of the root.
  public func names(in folder: String) -> [String] {
    guard place(of: folder) != nil, let stream = opendir(absolute(folder)) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Where a folder really is, which is the same for all its names; `nil` where it is not there or leads out of the root.
  func place(of folder: String) -> String? {
    guard let place = SnapshotStore.resolved(absolute(folder)), let base = SnapshotStore.resolved(root),
      isInside(place, base)
    else { return nil }
    return place
  }

  /// Deletes what writers that were killed left behind.
  ///
  /// - Parameters:
  ///   - folders: the folders beside whose files snapshots lie.
  ///   - age: in seconds; younger ones may be somebody's who is writing now.
  public func removeLeftovers(beside folders: [String], olderThan age: Double = 600) {
    let now = Date().timeIntervalSince1970
    for folder in folders.map(SnapshotStore.snapshots(beside:)) {
      for name in names(in: folder) where name.hasPrefix(SnapshotStore.temporaryPrefix) {
        var status = stat()
        let path = absolute("\(folder)/\(name)")
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, now - SnapshotStore.time(status) > age
        else { continue }
        unlink(path)
      }
    }
  }

  /// The folder of the snapshots of the files in a folder.
  public static func snapshots(beside folder: String) -> String {
    folder.isEmpty ? SnapshotStore.folder : "\(folder)/\(SnapshotStore.folder)"
  }

  private static let temporaryPrefix = ".petri-"
  /// A file of more is nobody's snapshot, and would take the memory.
  private static let maximumBytes = 64 << 20

  private static let linkReason = "it is a symbolic link"
  private static let kindReason = "it isn't a regular file"

  /// Whether the folder of a file is there, and not out of the root: paths come from reports too, which may come from
  /// anywhere, and folders may be links.
  private func isFolderThere(of path: String, _ action: StoreFailure.Action) throws(StoreFailure) -> Bool {
    let wayOut = StoreFailure(path: path, action: action, reason: "it is outside \(root)")
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { throw wayOut }
    let directory = (absolute(path) as NSString).deletingLastPathComponent
    guard let folder = SnapshotStore.resolved(directory), let base = SnapshotStore.resolved(root) else {
      guard errno == ENOENT || errno == ENOTDIR else { throw failure(path, action) }
      guard isAbove(directory) else { throw wayOut }
      return false
    }
    guard isInside(folder, base) else { throw wayOut }
    return true
  }

  /// Whether the nearest folder that is there, of one that is not, is the root, below it, or above it where that is not there.
  ///
  /// - Parameter resolve: a path's real one, as ``resolved(_:)``; other processes may make the folder while this looks.
  func isAbove(_ directory: String, _ resolve: (String) -> String? = SnapshotStore.resolved) -> Bool {
    guard let base = resolve(root) else { return true }
    var above = directory
    while above.count > root.count {
      if let folder = resolve(above) { return isInside(folder, base) }
      // A link to nothing would be followed by what makes the folder. A folder that is there by now is where those above it are.
      var status = stat()
      if lstat(above, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { return false }
      above = (above as NSString).deletingLastPathComponent
    }
    return true
  }

  private func isInside(_ folder: String, _ base: String) -> Bool {
    "\(folder)/".hasPrefix(base.hasSuffix("/") ? base : "\(base)/")
  }

  static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  private static func time(_ status: stat) -> Double {
    #if canImport(Darwin)
      Double(status.st_mtimespec.tv_sec)
    #else
      Double(status.st_mtim.tv_sec)
    #endif
  }

  /// An own file beside another, which nobody else has.
  private func makeTemporary(in directory: String, for path: String) throws(StoreFailure) -> (Int32, String) {
    while true {
      let temporary = "\(directory)/\(SnapshotStore.temporaryPrefix)\(String(UInt64.random(in: 0 ... .max), radix: 36))"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, temporary) }
      guard errno == EEXIST else { throw failure(path, .write) }
    }
  }

  /// Makes a folder and those above it; any number of processes may do so at once.
  private func makeFolder(_ directory: String, for path: String) throws(StoreFailure) {
    if mkdir(directory, 0o777) == 0 || errno == EEXIST { return }
    let above = (directory as NSString).deletingLastPathComponent
    guard errno == ENOENT, above.count < directory.count else { throw failure(path, .write) }
    try makeFolder(above, for: path)
    guard mkdir(directory, 0o777) == 0 || errno == EEXIST else { throw failure(path, .write) }
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  private func failure(_ path: String, _ action: StoreFailure.Action) -> StoreFailure {
    StoreFailure(path: path, action: action, reason: String(cString: strerror(errno)))
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return true
    }
  }
}
