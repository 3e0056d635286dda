import Foundation

/// Python with packages that tests compare with, where it is installed.
public enum Python {
  /// Whether python3 is there and has some modules, without which tests are skipped.
  ///
  /// It is always so on CI, where nobody reads what was skipped: such tests fail there.
  public static func has(_ modules: String...) -> Bool {
    let isOnCI = ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty } ?? false
    return isOnCI || (try? run("import \(modules.joined(separator: ", "))", isQuiet: true)) != nil
  }

  /// Runs a script with some input, a file of JSON that `sys.argv[1]` names.
  ///
  /// - Returns: what the script printed, decoded.
  /// - Throws: ``Failure`` where the script fails; errors of the file system and of decoding.
  public static func evaluate<Output: Decodable>(_ script: String, with input: some Encodable) throws -> Output {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("petri-peer-\(UUID().uuidString).json")
    try JSONEncoder().encode(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try JSONDecoder().decode(Output.self, from: run(script, file.path))
  }

  /// A script that ended with another status than 0.
  public struct Failure: Error {
    /// The exit status.
    public let status: Int32
  }

  private static func run(_ script: String, _ arguments: String..., isQuiet: Bool = false) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    let output = Pipe()
    process.standardOutput = output
    if isQuiet { process.standardError = FileHandle.nullDevice }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return data
  }
}
