import Foundation

/// The real binary as a process of its own, run in a folder with arguments.
struct PetriProcess {
  /// The output of a run, and how it ended.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Where runs are remembered, so that nobody's own are touched, nor those of other tests that run now. It goes with this process.
  private static let cache: String = {
    atexit { try? FileManager.default.removeItem(atPath: PetriProcess.cachePath) }
    return cachePath
  }()
  private static let cachePath = NSTemporaryDirectory() + "petri-test-cache-\(UUID().uuidString)"

  /// The variables that processes get of this one's environment. All else, a terminal's size and colours, the language,
  /// CI's and Git's variables, an editor, would make a test depend on who runs it and where.
  private static let inherited = [
    "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "LLVM_PROFILE_FILE",
  ]

  /// The environment of processes.
  static let environment: [String: String] = {
    var variables = ProcessInfo.processInfo.environment.filter { inherited.contains($0.key) }
    variables["XDG_CACHE_HOME"] = cache
    variables["XDG_STATE_HOME"] = "\(cache)/state"
    // Nor their settings of the browser.
    variables["XDG_CONFIG_HOME"] = "\(cache)/config"
    // A shell writes its history, where it is interactive.
    variables["HISTFILE"] = "/dev/null"
    // Git's own settings may ask for a signature, change line ends or run hooks.
    variables["GIT_CONFIG_NOSYSTEM"] = "1"
    variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
    for role in ["AUTHOR", "COMMITTER"] {
      variables["GIT_\(role)_NAME"] = "Test"
      variables["GIT_\(role)_EMAIL"] = "test@example.com"
    }
    return variables
  }()

  /// Runs the sample's petri, another product of the package, or a shell, with the environment of a person's shell: no CI, no colours.
  static func run(
    _ arguments: [String],
    product: String = "sample-petri",
    shell: Bool = false,
    in folder: String = package,
    environment: [String: String] = [:],
    input: String? = nil
  ) throws -> Result {
    let process = make(arguments, product: product, in: folder, environment: environment)
    if shell { process.executableURL = URL(fileURLWithPath: "/bin/sh") }
    let output = temporaryFile()
    let errors = temporaryFile()
    defer {
      try? FileManager.default.removeItem(at: output)
      try? FileManager.default.removeItem(at: errors)
    }
    process.standardOutput = try handle(for: output)
    process.standardError = try handle(for: errors)
    if let input {
      let pipe = Pipe()
      process.standardInput = pipe
      try process.run()
      pipe.fileHandleForWriting.write(Data(input.utf8))
      try pipe.fileHandleForWriting.close()
    } else {
      process.standardInput = FileHandle.nullDevice
      try process.run()
    }
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8)
    )
  }

  /// The path of a product.
  static func path(of product: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(product).path
  }

  /// The process, not yet running.
  static func make(
    _ arguments: [String],
    product: String = "sample-petri",
    in folder: String,
    environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: product))
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = Self.environment.merging(environment) { $1 }
    return process
  }

  /// Files instead of pipes: a full pipe would stop the process for good.
  private static func temporaryFile() -> URL {
    let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("petri-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    return url
  }

  private static func handle(for url: URL) throws -> FileHandle {
    try FileHandle(forWritingTo: url)
  }
}

/// A folder that is gone after the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "petri-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file below the folder.
  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  /// Writes a script that can be started at once.
  ///
  /// A process of its own writes it: a file that is open for writing can't be started, and what other tests start at this moment has the open
  /// files of this process until it runs its own program, which takes long on a busy machine.
  func writeProgram(_ text: String, to name: String) throws {
    let script = "mkdir -p \"$(dirname \"$0\")\" && cat > \"$0\" && chmod 755 \"$0\""
    let result = try PetriProcess.run(["-c", script, "\(path)/\(name)"], shell: true, in: path, input: text)
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Reads a file below the folder.
  func read(_ name: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(name), encoding: .utf8)
  }

  /// The paths of all files below the folder, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    var isFolder: ObjCBool = false
    return all.filter {
      FileManager.default.fileExists(atPath: "\(path)/\($0)", isDirectory: &isFolder) && !isFolder.boolValue
    }
    .sorted()
  }
}
