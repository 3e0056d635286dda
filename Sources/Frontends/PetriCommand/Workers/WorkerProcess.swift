import CSystem
import Foundation

/// A child process of this executable that exchanges lines over a socket. A crash of the child doesn't affect the
/// parent.
final class WorkerProcess {
  struct Program: Sendable {
    let path: String

    /// The executable of this process, even if its file was replaced.
    static let own: Program = {
      #if os(Linux)
        Program(path: "/proc/self/exe")
      #else
        Program(path: Bundle.main.executablePath ?? CommandLine.arguments[0])
      #endif
    }()
  }

  /// Becomes readable when the process has answered or ended.
  let descriptor: Int32
  private let process: Int32
  private var unsent: ArraySlice<UInt8> = []
  private var unread: [UInt8] = []
  /// Whether the process closed its end of the socket or exited.
  private(set) var isAtEnd = false
  private var ending: WorkerEnding?
  private var isClosed = false

  /// - Parameters:
  ///   - memory: the memory limit in bytes.
  ///   - isQuiet: discards the process's output instead of sending it to standard error.
  /// - Throws: `CommandFailure` if the process can't be started.
  init(_ program: Program, memory: UInt64, isQuiet: Bool) throws {
    var socket: Int32 = -1
    let words = [CommandLine.arguments.first ?? program.path, WorkerMain.argument, "\(getpid())", "\(memory)"]
    let arguments = words.map { strdup($0) }
    defer { arguments.forEach { free($0) } }
    let started = petri_spawn_worker(program.path, arguments + [nil], isQuiet ? 1 : 0, &socket)
    guard started > 0 else {
      throw CommandFailure("can't start a worker: \(String(cString: strerror(-started)))", .io)
    }
    (process, descriptor) = (started, socket)
  }

  deinit { end() }

  var isBehind: Bool { !unsent.isEmpty && !isAtEnd }

  /// Sends as much of a line as possible without blocking; ``flush()`` sends the rest.
  func send(_ line: some Sequence<UInt8>) {
    unsent += line
    unsent.append(0x0A)
    flush()
  }

  func flush() {
    while !unsent.isEmpty {
      let sent = unsent.withUnsafeBytes { petri_send(descriptor, $0.baseAddress, $0.count) }
      // Sending to an exited process fails; its end is noticed when reading.
      guard sent > 0 else { return }
      unsent = unsent.dropFirst(Int(sent))
    }
    unsent = []
  }

  /// The complete lines received since the last call.
  func lines() -> [ArraySlice<UInt8>] {
    while !isAtEnd {
      var got: Int64 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        got = petri_receive(descriptor, buffer.baseAddress, buffer.count)
        count = Int(max(0, got))
      }
      if got == Int64(-EAGAIN) { break }
      if got <= 0 { isAtEnd = true }
      unread += chunk
    }
    var lines: [ArraySlice<UInt8>] = []
    var start = unread.startIndex
    while let end = unread[start...].firstIndex(of: 0x0A) {
      lines.append(unread[start..<end])
      start = end + 1
    }
    unread.removeSubrange(..<start)
    return lines
  }

  /// The reason why the process ended; `nil` while it is running.
  func hasEnded() -> WorkerEnding? {
    if ending == nil {
      var status: Int32 = 0
      guard waitpid(process, &status, WNOHANG) != 0 else { return nil }
      ending = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
    return ending
  }

  func end() {
    guard !isClosed else { return }
    isClosed = true
    isAtEnd = true
    close(descriptor)
    guard ending == nil else { return }
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    ending = .signal(SIGKILL)
  }
}
