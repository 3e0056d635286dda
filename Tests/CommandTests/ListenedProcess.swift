import Foundation

/// A `petri` that goes on until it is ended, with its output.
final class ListenedProcess {
  private let process: Process
  private let pipe = Pipe()
  private var text = ""

  private static let patience = Duration.seconds(120)

  /// Starts it in a folder.
  init(_ arguments: [String], in folder: String) throws {
    process = PetriProcess.make(arguments, in: folder)
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Waits until it prints a text.
  ///
  /// - Returns: all that it has printed since the last wait; `nil` where it doesn't print the text.
  func output(with expected: String) -> String? {
    let deadline = ContinuousClock.now + Self.patience
    while !text.contains(expected), ContinuousClock.now < deadline {
      var waiting = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 100) > 0 {
        text += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      }
    }
    defer { text = "" }
    return text.contains(expected) ? text : nil
  }

  /// Sends it a signal.
  ///
  /// - Returns: its status at the end; `nil` where it goes on.
  func status(after signal: Int32) -> Int32? {
    kill(process.processIdentifier, signal)
    let deadline = ContinuousClock.now + Self.patience
    while process.isRunning, ContinuousClock.now < deadline { Thread.sleep(forTimeInterval: 0.02) }
    return process.isRunning ? nil : process.terminationStatus
  }
}
