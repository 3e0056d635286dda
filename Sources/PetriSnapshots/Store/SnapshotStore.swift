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

  /// The bytes of a file; `nil` where there is none.
  ///
  /// - Throws: `StoreFailure` for a file that is there and can't be read.
  public func read(_ path: String) throws(StoreFailure) -> [UInt8]? {
    try refuseWayOut(path, .read)
    let descriptor = open(absolute(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      // What a link leads to would be printed in a difference, and CI's logs are read by many.
      if errno == ELOOP { throw StoreFailure(path: path, action: .read, reason: "it is a symbolic link") }
      throw failure(path, .read)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, .read) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw StoreFailure(path: path, action: .read, reason: "it is no regular file")
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
  /// - Throws: `StoreFailure`; then the file is as it was.
  public func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(StoreFailure) {
    let target = absolute(path)
    let directory = (target as NSString).deletingLastPathComponent
    try refuseWayOut(path, .write)
    try makeFolder(directory, for: path)
    // A folder may be a symbolic link to another one.
    guard let folder = resolved(directory), let base = resolved(root), "\(folder)/".hasPrefix("\(base)/") else {
      throw StoreFailure(path: path, action: .write, reason: "its folder leads out of \(root)")
    }
    var template = Array("\(directory)/\(SnapshotStore.temporaryPrefix)XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure(path, .write) }
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let written =
      SnapshotStore.writeAll(bytes, to: descriptor) && fchmod(descriptor, 0o644) == 0
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

  /// Deletes a file; one that is gone already is no failure.
  ///
  /// - Throws: `StoreFailure`.
  public func delete(_ path: String) throws(StoreFailure) {
    try refuseWayOut(path, .delete)
    guard unlink(absolute(path)) == 0 || errno == ENOENT else { throw failure(path, .delete) }
  }

  /// The paths of all snapshot files below the folder, sorted; hidden files and folders are passed over, and symbolic
  /// links are not followed.
  public func paths() -> [String] {
    find { name, parent in parent == SnapshotStore.folder && name.hasSuffix(".txt") && !name.hasPrefix(".") }.sorted()
  }

  /// Deletes what writers that were killed left behind.
  ///
  /// - Parameter age: in seconds; younger ones may be somebody's who is writing now.
  public func removeLeftovers(olderThan age: Double = 600) {
    let now = Date().timeIntervalSince1970
    for path in find({ name, parent in
      parent == SnapshotStore.folder && name.hasPrefix(SnapshotStore.temporaryPrefix)
    }) {
      var status = stat()
      guard lstat(absolute(path), &status) == 0, now - Double(status.st_mtim.tv_sec) > age else { continue }
      unlink(absolute(path))
    }
  }

  private static let temporaryPrefix = ".petri-"
  /// A file of more is nobody's snapshot, and would take the memory.
  private static let maximumBytes = 64 << 20

  /// Paths come from reports too, which may come from anywhere.
  private func refuseWayOut(_ path: String, _ action: StoreFailure.Action) throws(StoreFailure) {
    guard path.hasPrefix("/") || path.split(separator: "/").contains("..") else { return }
    throw StoreFailure(path: path, action: action, reason: "it leads out of \(root)")
  }

  private func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// The files below the root whose name and folder's name fit.
  private func find(_ fits: (_ name: String, _ parent: String) -> Bool) -> [String] {
    var found: [String] = []
    var waiting = [(path: "", name: "")]
    while let folder = waiting.popLast() {
      guard let stream = opendir(absolute(folder.path)) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
            String(cString: $0)
          }
        }
        let type = Int32(entry.pointee.d_type)
        let path = folder.path.isEmpty ? name : "\(folder.path)/\(name)"
        if fits(name, folder.name) {
          found.append(path)
        } else if !name.hasPrefix("."), type == Int32(DT_DIR) || (type == Int32(DT_UNKNOWN) && isFolder(path)) {
          waiting.append((path, name))
        }
      }
    }
    return found
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func makeFolder(_ directory: String, for path: String) throws(StoreFailure) {
    if access(directory, F_OK) == 0 { return }
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    } catch {
      let reason = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? Int(errno)
      throw StoreFailure(path: path, action: .write, reason: String(cString: strerror(Int32(reason))))
    }
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
