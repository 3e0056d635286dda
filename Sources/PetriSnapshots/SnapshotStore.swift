import Foundation
import PetriText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The snapshot files below a catalogue's folder.
public struct SnapshotStore: Sendable {
  /// The name of the folders that hold them.
  public static let folder = "__Snapshots__"

  /// Why a file could not be read or written.
  public struct Failure: Error, CustomStringConvertible {
    /// The file's path from the catalogue's folder.
    public let path: String
    /// What was tried: `read` or `write`.
    public let action: String
    /// The system's reason.
    public let reason: String

    /// The failure in a sentence.
    public var description: String { "can't \(action) \(path.cleaned): \(reason)" }
  }

  private let root: String

  /// A store of a catalogue's folder.
  public init(root: String) {
    self.root = root
  }

  /// The bytes of a file; `nil` where there is none.
  ///
  /// - Throws: `Failure` for a file that is there and can't be read.
  public func read(_ path: String) throws(Failure) -> [UInt8]? {
    let descriptor = open(absolute(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(path, "read")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, "read") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(path: path, action: "read", reason: "it is no regular file")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path, "read")
      }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file whole or not at all: a temporary one beside it, flushed, then renamed over it.
  ///
  /// - Throws: `Failure`; then the file is as it was.
  public func write(_ text: String, to path: String) throws(Failure) {
    let target = absolute(path)
    let directory = (target as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw failure(path, "write")
    }
    var template = Array("\(directory)/.petri-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure(path, "write") }
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let written =
      SnapshotStore.writeAll(Array(text.utf8), to: descriptor) && fchmod(descriptor, 0o644) == 0
      && fsync(descriptor) == 0
    let reason = errno
    close(descriptor)
    guard written else {
      unlink(temporary)
      errno = reason
      throw failure(path, "write")
    }
    guard rename(temporary, target) == 0 else {
      let reason = errno
      unlink(temporary)
      errno = reason
      throw failure(path, "write")
    }
  }

  /// The paths of all snapshot files below the folder, sorted; hidden files and folders are passed over.
  public func paths() -> [String] {
    guard let all = FileManager.default.enumerator(atPath: root) else { return [] }
    var paths: [String] = []
    for case let path as String in all {
      let parts = path.split(separator: "/")
      if parts.last?.hasPrefix(".") == true {
        all.skipDescendants()
      } else if parts.dropLast().last == SnapshotStore.folder[...], path.hasSuffix(".txt") {
        paths.append(path)
      }
    }
    return paths.sorted()
  }

  private func absolute(_ path: String) -> String { "\(root)/\(path)" }

  private func failure(_ path: String, _ action: String) -> Failure {
    Failure(path: path, action: action, reason: String(cString: strerror(errno)))
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
