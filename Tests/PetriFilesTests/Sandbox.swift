import Foundation
import Testing

@testable import PetriFiles

/// A folder with a folder `in` that tests work in, and one `out` that nothing may be read from or written to.
final class Sandbox: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "petri-files-\(UUID().uuidString)"
    for name in ["in", "out"] {
      try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }
    try write("foreign", to: "out/a")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func folder(goesBySteps: Bool = false) throws -> Folder {
    try Folder("\(path)/in", followsLink: true, goesBySteps: goesBySteps)
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  func read(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  /// A path as the system has it.
  func realPath(_ name: String) throws -> String {
    let found = try #require(realpath("\(path)/\(name)", nil))
    defer { free(found) }
    return String(cString: found)
  }

  /// The paths of all that is below the folder that tests work in, sorted.
  var files: [String] { (FileManager.default.subpaths(atPath: "\(path)/in") ?? []).sorted() }

  func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(lstat("\(path)/\(name)", &status) == 0)
    return status
  }

  /// Does something while another thread goes on putting a link that leads out in the place of a folder, and the folder back.
  func swapping(_ name: String, while work: () throws -> Void) throws {
    try link("spare", to: "\(path)/out")
    let (own, spare, between) = ("\(path)/\(name)", "\(path)/spare", "\(path)/between")
    let isDone = Flag()
    let thread = Thread {
      while !isDone.isSet {
        rename(own, between)
        rename(spare, own)
        rename(own, spare)
        rename(between, own)
      }
      isDone.acknowledge()
    }
    thread.start()
    defer {
      isDone.set()
      isDone.wait()
    }
    try work()
  }

  private final class Flag: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var value = false
    private let end = DispatchSemaphore(value: 0)

    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
    func acknowledge() { end.signal() }
    func wait() { end.wait() }
  }
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
