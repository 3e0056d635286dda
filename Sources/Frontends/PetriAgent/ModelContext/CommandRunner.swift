import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@MainActor
package protocol CommandRunner: AnyObject {
  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - arguments: the command and its arguments.
  ///   - seconds: the timeout.
  ///   - isWanted: is polled; the command is killed once it returns false.
  func run(_ arguments: [String], seconds: Double, while isWanted: () -> Bool) -> CommandOutput
}

package struct CommandOutput: Sendable, Equatable {
  package enum Ending: Sendable, Equatable {
    case exit(Int32)
    case signal(Int32)
    /// The command was killed because of the timeout or a cancellation.
    case late, unwanted
    /// The command was killed because it printed too much.
    case tooLong
    case unstarted(String)
  }

  package var bytes: [UInt8]
  package var notes: String
  package var ending: Ending

  package init(_ bytes: [UInt8], notes: String = "", ending: Ending = .exit(0)) {
    self.bytes = bytes
    self.notes = notes
    self.ending = ending
  }

  package init(_ text: String, notes: String = "", ending: Ending = .exit(0)) {
    self.init(Array(text.utf8), notes: notes, ending: ending)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  package var isSuccess: Bool { ending == .exit(0) }
}

/// Runs each command in its own process, so that a crashing screen doesn't end the server.
@MainActor
package final class ProcessRunner: CommandRunner {
  /// The maximum output of a command in bytes.
  private static let longest = 16 << 20
  private let program: String
  private let options: (String) -> [String]

  /// - Parameters:
  ///   - program: the path of the executable.
  ///   - options: the options to add to a command, such as the catalogue's path.
  package init(program: String, options: @escaping (String) -> [String]) {
    self.program = program
    self.options = options
  }

  package func run(_ arguments: [String], seconds: Double, while isWanted: () -> Bool) -> CommandOutput {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    let common = options(arguments.first ?? "")
    process.arguments = arguments.prefix { $0 != "--" } + common + arguments.drop { $0 != "--" }
    process.environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": "1"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipes = [Pipe(), Pipe()]
    process.standardOutput = pipes[0]
    process.standardError = pipes[1]
    do {
      try process.run()
    } catch {
      return CommandOutput("", ending: .unstarted(error.localizedDescription))
    }
    var texts = [[UInt8]](repeating: [], count: pipes.count)
    let early = ProcessRunner.read(pipes.map(\.fileHandleForReading.fileDescriptor), seconds, isWanted, into: &texts)
    if early != nil { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let status = process.terminationStatus
    let ending = early ?? (process.terminationReason == .exit ? .exit(status) : .signal(status))
    return CommandOutput(
      texts[0],
      notes: String(decoding: texts[1], as: UTF8.self),
      ending: ending
    )
  }

  /// Reads pipes to their ends.
  ///
  /// - Returns: the reason for stopping early, if any.
  private static func read(
    _ pipes: [Int32],
    _ seconds: Double,
    _ isWanted: () -> Bool,
    into texts: inout [[UInt8]]
  ) -> CommandOutput.Ending? {
    let end = ContinuousClock.now + .seconds(seconds)
    var open = Set(pipes.indices)
    while !open.isEmpty {
      guard isWanted() else { return .unwanted }
      guard ContinuousClock.now < end else { return .late }
      let indices = open.sorted()
      var waiting = indices.map { pollfd(fd: pipes[$0], events: Int16(POLLIN), revents: 0) }
      guard poll(&waiting, nfds_t(waiting.count), 50) > 0 else { continue }
      for (index, state) in zip(indices, waiting) where state.revents != 0 {
        var isInterrupted = false
        let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
          let got = Foundation.read(state.fd, buffer.baseAddress, buffer.count)
          isInterrupted = got < 0 && (errno == EINTR || errno == EAGAIN)
          count = max(0, got)
        }
        if chunk.isEmpty, !isInterrupted { open.remove(index) }
        texts[index] += chunk
        guard texts[index].count <= longest else { return .tooLong }
      }
    }
    return nil
  }
}
