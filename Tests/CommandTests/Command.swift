import ArgumentParser
import Foundation
import PetriComposer
import SampleScreens

@testable import PetriCommand

/// The sample's petri in this process: arguments in; status, output and errors out.
///
/// Where the subject of a test is the process, its signals, its terminal or its end, there is ``PetriProcess``.
enum Command {
  /// Runs it in a folder, with the environment of a person's shell: no CI, no colours.
  ///
  /// Commands run on the main actor one after another, because the working folder is the whole process's.
  static func run(
    _ arguments: [String],
    in folder: String = PetriProcess.package,
    environment: [String: String] = [:],
    input: String = ""
  ) throws -> PetriProcess.Result {
    func perform() throws -> PetriProcess.Result {
      try MainActor.assumeIsolated { try Self.perform(arguments, folder, environment, input) }
    }
    return DispatchQueue.getSpecific(key: mainKey) == true
      ? try perform() : try DispatchQueue.main.sync(execute: perform)
  }

  /// Marks the main queue, which isn't the main thread's while tests run.
  private static let mainKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The surroundings of a command, whose workers are processes of the real binary.
  @MainActor
  static func invocation(
    on console: Console = Console(),
    _ environment: [String: String] = [:]
  ) -> Invocation {
    var registry = ControllerRegistry()
    SampleScreens.register(in: &registry)
    return Invocation(
      registry: registry,
      console: console,
      environment: PetriProcess.environment.merging(environment) { $1 },
      program: WorkerProcess.Program(path: PetriProcess.path(of: "sample-petri"))
    )
  }

  @MainActor
  private static func perform(
    _ arguments: [String],
    _ folder: String,
    _ environment: [String: String],
    _ input: String
  ) throws -> PetriProcess.Result {
    let (typed, output, errors) = (try Stream(input), try Stream(), try Stream())
    let files = FileManager.default
    let before = files.currentDirectoryPath
    guard files.changeCurrentDirectoryPath(folder) else { throw CocoaError(.fileNoSuchFile) }
    defer { _ = files.changeCurrentDirectoryPath(before) }
    let console = Console(input: typed.descriptor, output: output.descriptor, errors: errors.descriptor)
    let status = PetriTool.run(arguments, in: invocation(on: console, environment))
    return PetriProcess.Result(status: status.rawValue, output: try output.text(), errors: try errors.text())
  }
}

/// A file without a name, which takes any number of bytes.
private final class Stream {
  let descriptor: Int32

  /// - Parameter text: the text to read from it.
  init(_ text: String = "") throws {
    var path = Array((NSTemporaryDirectory() + "petri-stream-XXXXXX").utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.seek(toOffset: 0)
  }

  deinit { close(descriptor) }

  private var handle: FileHandle { FileHandle(fileDescriptor: descriptor, closeOnDealloc: false) }

  /// The text that was written to it.
  func text() throws -> String {
    try handle.seek(toOffset: 0)
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }
}
