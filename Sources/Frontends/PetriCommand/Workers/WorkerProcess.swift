import CSystem
import Foundation

/// A process of this program that takes lines and answers with lines; whatever becomes of it, this process goes on.
final class WorkerProcess {
  /// A program that a process can be started with.
  struct Program: Sendable {
    /// The program's path.
    let path: String

    /// The program that this process runs, even if its file was replaced meanwhile.
    static let own: Program = {
      #if os(Linux)
        Program(path: "/proc/self/exe")
      #else
        Program(path: Bundle.main.executablePath ?? CommandLine.arguments[0])
      #endif
    }()
  }

  /// From which there is something to read when the process has answered or ended.
  let descriptor: Int32
  private let process: Int32
  private var unsent: ArraySlice<UInt8> = []
  private var unread: [UInt8] = []
  /// Whether the process has closed its end, or ended.
  private(set) var isAtEnd = false
  private var ending: WorkerEnding?
  private var isClosed = false

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - memory: how many bytes of memory it may have.
  ///   - isQuiet: whether its output goes nowhere, instead of to standard error.
  /// - Throws: `CommandFailure`.
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

  /// Whether there is something that the process has not taken yet.
  var isBehind: Bool { !unsent.isEmpty && !isAtEnd }

  /// Sends a line: now as much of it as the process takes, the rest with ``flush()``.
  func send(_ line: some Sequence<UInt8>) {
    unsent += line
    unsent.append(0x0A)
    flush()
  }

  /// Sends the rest that was not taken before.
  func flush() {
    while !unsent.isEmpty {
      let sent = unsent.withUnsafeBytes { petri_send(descriptor, $0.baseAddress, $0.count) }
      // One that has ended takes nothing more; that is seen when its answers are read.
      guard sent > 0 else { return }
      unsent = unsent.dropFirst(Int(sent))
    }
    unsent = []
  }

  /// The lines that the process has answered with since this was asked last.
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

  /// How the process ended; `nil` as long as it has not.
  func hasEnded() -> WorkerEnding? {
    if ending == nil {
      var status: Int32 = 0
      guard waitpid(process, &status, WNOHANG) != 0 else { return nil }
      ending = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
    return ending
  }

  /// Ends the process, if it has not ended, and takes no more answers.
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
