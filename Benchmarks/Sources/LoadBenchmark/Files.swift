import CRawLoop
import Foundation
import Measuring
import PetriLoader

/// A catalogue of so many screens on disk, a file each.
struct Files {
  private let folder: Folder
  /// The files.
  let paths: [String]
  /// How many bytes they have together.
  let size: Int

  init(_ count: Int) throws {
    folder = try Folder()
    let screens = folder.path + "/Screens"
    try FileManager.default.createDirectory(atPath: screens, withIntermediateDirectories: true)
    try "catalog: Benchmark\n".write(toFile: folder.path + "/Catalog.yaml", atomically: false, encoding: .utf8)
    let texts =
      [("containers", Catalogue.containers)] + (0..<count).map { ("screen-\($0)", Catalogue.screen($0, of: count)) }
    for (name, text) in texts {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(screens)/\(name).yaml"))
    }
    paths = texts.map { "\(screens)/\($0.0).yaml" }
    size = texts.reduce(0) { $0 + $1.1.utf8.count }
  }

  /// Reads every file and throws libyaml's events away.
  func raw(isParallel: Bool = false) {
    let (paths, batch) = (paths, 16)
    let batches = (paths.count + batch - 1) / batch
    @Sendable func read(_ place: Int) {
      for path in paths[(place * batch)..<min((place + 1) * batch, paths.count)] {
        precondition(raw_loop_file(path) > 0, "the catalogue must be YAML")
      }
    }
    if isParallel {
      DispatchQueue.concurrentPerform(iterations: batches, execute: read)
    } else {
      (0..<batches).forEach(read)
    }
  }

  /// Loads the catalogue in a folder.
  static func load(_ folder: String, isParallel: Bool) throws -> LoadedCatalog {
    CatalogLoader(devices: ["iphone-16"], isParallel: isParallel).load(try FolderSource(path: folder))
  }

  /// Loads the whole catalogue: found, read, decoded, checked; given back so that letting it go is not measured.
  func load(isParallel: Bool) throws -> LoadedCatalog {
    let loaded = try Files.load(folder.path, isParallel: isParallel)
    precondition(loaded.diagnostics.isEmpty, "the catalogue must have no problems: \(loaded.diagnostics.prefix(3))")
    precondition(loaded.catalog.screens.count == paths.count - 1, "every screen must be there")
    return loaded
  }

  /// The most memory that a process of its own has while it loads the catalogue and keeps it, in bytes.
  func peakMemory() -> Int? { output(of: CommandLine.arguments[0], ["memory", folder.path]).flatMap { Int($0) } }

  /// How many seconds a program takes to read the files that it is told on standard input; `nil` where it can't be run.
  func peer(_ program: String, _ arguments: [String] = []) -> Double? {
    output(of: program, arguments).flatMap { Double($0) }
  }

  /// What a program writes that is given the files' paths on standard input; `nil` where it can't be run.
  private func output(of program: String, _ arguments: [String]) -> String? {
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
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
