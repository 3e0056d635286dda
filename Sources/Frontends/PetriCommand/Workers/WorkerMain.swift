import ArgumentParser
import CSystem
import Foundation
import PetriComposer
import PetriText

/// The main function of a worker process. It receives its role and its jobs on a socket, one per line, and answers each
/// job with a line.
@MainActor
enum WorkerMain {
  /// The hidden first argument that starts a worker. It is followed by the parent's process ID and the memory limit in
  /// bytes.
  nonisolated static let argument = "--petri-worker"

  private static let roles: [any WorkerRole.Type] = [
    CellRole.self, AuditRole.self, PictureRole.self, TextRole.self, GalleryRole.self, CheckRole.self,
  ]

  static func run(_ arguments: [String], with registry: ControllerRegistry) -> Never {
    let numbers = arguments.dropFirst().map { UInt64($0) ?? 0 }
    let socket = numbers.count == 2 ? petri_begin_worker(Int32(clamping: numbers[0]), numbers[1]) : -1
    guard socket >= 0 else {
      Console().fail("'\(argument)' is for petri's own processes")
      exit(ExitStatus.usage.rawValue)
    }
    let worker = Worker(socket, registry)
    do {
      guard let name = worker.nextLine(), let role = roles.first(where: { $0.name.utf8.elementsEqual(name) }) else {
        exit(ExitStatus.usage.rawValue)
      }
      try worker.work(as: role)
    } catch {
      worker.answer(.failed, "\(error)".cleaned.utf8)
      exit(ExitStatus.io.rawValue)
    }
    exit(0)
  }
}

/// The first byte of an answer.
enum WorkerAnswer: UInt8 {
  case ready = 0x72
  /// A job is done; followed by its outcome.
  case done = 0x64
  /// The worker can't process any jobs; followed by the reason.
  case failed = 0x78
}

@MainActor
private final class Worker {
  private let socket: Int32
  private let registry: ControllerRegistry
  private var unread: ArraySlice<UInt8> = []

  init(_ socket: Int32, _ registry: ControllerRegistry) {
    self.socket = socket
    self.registry = registry
  }

  func work<Role: WorkerRole>(as _: Role.Type) throws {
    guard let setup = nextLine() else { return }
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    let work = try decoder.decode(Role.self, from: Data(setup)).begin(with: registry)
    answer(.ready, [])
    while let line = nextLine() {
      let outcome = try work(try decoder.decode(Role.Job.self, from: Data(line)))
      answer(.done, try encoder.encode(outcome))
    }
  }

  /// Reads the next line; `nil` at the end of input.
  func nextLine() -> ArraySlice<UInt8>? {
    var searched = unread.startIndex
    while true {
      if let end = unread[searched...].firstIndex(of: 0x0A) {
        defer { unread = unread[(end + 1)...] }
        return unread[..<end]
      }
      searched = unread.endIndex
      let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = Int(max(0, petri_read(socket, buffer.baseAddress, buffer.count)))
      }
      if chunk.isEmpty { return nil }
      unread += chunk
    }
  }

  func answer(_ answer: WorkerAnswer, _ text: some Sequence<UInt8>) {
    let line = [answer.rawValue] + text + [0x0A]
    // The parent is gone, so there is nobody to report the failure to.
    if line.withUnsafeBytes({ Console.write($0, to: socket) }) != nil { exit(ExitStatus.io.rawValue) }
  }
}
