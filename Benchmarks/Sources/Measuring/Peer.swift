import Foundation

/// A program that a benchmark is compared with, in processes of its own.
public struct Peer {
  private let program: String
  private let arguments: [String]

  /// Makes one of any program.
  public init(_ program: String, _ arguments: [String] = []) {
    self.program = program
    self.arguments = arguments
  }

  /// Makes one of a program that is built beside this one.
  public init(beside name: String, _ arguments: [String] = []) {
    let own = URL(fileURLWithPath: CommandLine.arguments[0])
    self.init(own.deletingLastPathComponent().appendingPathComponent(name).path, arguments)
  }

  /// The number that it prints when it is given some files' paths on standard input, a line each; `nil` where it can't be run.
  public func number(for paths: [String]) -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    try? input.fileHandleForWriting.write(contentsOf: Data(paths.joined(separator: "\n").utf8))
    try? input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
