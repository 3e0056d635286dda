import Foundation

/// A `petri mcp` that is spoken to over pipes, message by message.
final class ServedProcess {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private var text = ""

  private static let patience = Duration.seconds(60)

  /// Starts it in a folder, and greets it.
  init(in folder: String) throws {
    process = PetriProcess.make(["mcp"], in: folder)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    send(#"{"jsonrpc":"2.0","id":"hello","method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#)
    _ = line()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  func send(_ message: String) { input.fileHandleForWriting.write(Data("\(message)\n".utf8)) }

  /// Closes its input.
  func close() { try? input.fileHandleForWriting.close() }

  /// The next message; `nil` where none comes.
  func line() -> String? {
    let deadline = ContinuousClock.now + Self.patience
    while !text.contains("\n"), ContinuousClock.now < deadline {
      var waiting = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 100) > 0 else { continue }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    guard let end = text.firstIndex(of: "\n") else { return nil }
    defer { text = String(text[text.index(after: end)...]) }
    return String(text[..<end])
  }

  /// The processes that it has started and that go on.
  var commands: [Int32] {
    let own = process.processIdentifier
    let text = try? String(contentsOfFile: "/proc/\(own)/task/\(own)/children", encoding: .utf8)
    return (text ?? "").split(separator: " ").compactMap { Int32($0) }
  }

  /// Waits until a command runs, or none.
  ///
  /// - Returns: how long it took; `nil` where it doesn't come to that.
  func wait(untilRunning isRunning: Bool) -> Duration? {
    let start = ContinuousClock.now
    while ContinuousClock.now < start + Self.patience {
      if commands.isEmpty != isRunning { return ContinuousClock.now - start }
      Thread.sleep(forTimeInterval: 0.005)
    }
    return nil
  }

  /// Waits for its end.
  ///
  /// - Returns: its status; `nil` where it goes on.
  func status() -> Int32? {
    let deadline = ContinuousClock.now + Self.patience
    while process.isRunning, ContinuousClock.now < deadline { Thread.sleep(forTimeInterval: 0.01) }
    return process.isRunning ? nil : process.terminationStatus
  }
}
