import Foundation
import PetriSnapshots

/// A file that somebody named for output, written as what it is.
///
/// A regular file, or one that a link leads to, is replaced whole or not at all. A pipe, a device or a descriptor (`/dev/stdout`,
/// `/dev/fd/63` of a shell's process substitution) is written into.
struct OutputFile {
  /// The path as it was given.
  let path: String

  /// Writes a text in place of what was there.
  ///
  /// - Throws: `CommandFailure`.
  func write(_ text: String) throws {
    if let descriptor { return try write(text, to: dup(descriptor)) }
    var status = stat()
    guard stat(path, &status) == 0 else {
      if lstat(path, &status) == 0 { throw failure("it is a link to a file that doesn't exist") }
      return try replace(path, with: text)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: try replace(try target(), with: text)
    case S_IFDIR: throw failure("it is a folder")
    default: try write(text, to: open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY))
    }
  }

  /// Adds a text to what is there.
  ///
  /// - Throws: `CommandFailure`.
  func append(_ text: String) throws {
    if let descriptor { return try write(text, to: dup(descriptor)) }
    try write(text, to: open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o666))
  }

  /// Makes the file if it isn't there, and lets it be as new.
  ///
  /// - Throws: `CommandFailure`.
  func touch() throws {
    try append("")
    utimes(path, nil)
  }

  /// The open descriptor that the path is a name of: opened anew, a regular file behind it would be written from its beginning.
  private var descriptor: Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let prefix = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
      return prefix.flatMap { Int32(path.dropFirst($0.count)) }.flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  private func target() throws -> String {
    guard let resolved = realpath(path, nil) else { throw failure() }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func replace(_ path: String, with text: String) throws {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    var status = stat()
    // A path that is mistyped isn't a folder to make.
    guard stat(folder, &status) == 0 else { throw failure("no such folder: \(folder)") }
    do throws(StoreFailure) {
      try SnapshotStore(root: folder).write(text, to: url.lastPathComponent)
    } catch {
      throw failure(error.reason)
    }
  }

  private func write(_ text: String, to descriptor: Int32) throws {
    guard descriptor >= 0 else { throw failure() }
    // A reader that went away is a failure of this file, and no reason to die.
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    let problem = Console.write(text, to: descriptor)
    let closeProblem = close(descriptor) == 0 ? nil : errno
    if let number = problem ?? closeProblem { throw failure(String(cString: strerror(number))) }
  }

  private func failure(_ reason: String = String(cString: strerror(errno))) -> CommandFailure {
    CommandFailure("can't write \(path): \(reason)", .io)
  }
}
