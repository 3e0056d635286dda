import CSystem
import Foundation
import PetriSnapshots
import PetriText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Worker processes that each do a part of the cells, and whose death costs one cell.
///
/// A worker is a fork of this process, so that the catalogue is loaded once. It writes a line a cell into a pipe, many at a
/// time: `=` where all is well, else the result as JSON. What cell it is at stands in memory that both see: when it dies,
/// that cell has failed, and another worker does the rest.
@MainActor
struct WorkerPool {
  let run: CellRun
  let count: Int

  /// A worker writes what it has once it is so many bytes.
  private static let chunk = 4_096

  /// What comes of the cells, in their order.
  ///
  /// - Throws: `CommandFailure` where workers can't be started.
  func results(of cells: [SnapshotCell]) throws -> [CellResult] {
    let progress = Progress(total: cells.count)
    defer { progress.end() }
    // Every nth cell, so that each worker has its share of the expensive screens.
    var workers = try (0..<count).map { index in
      try start(stride(from: index, to: cells.count, by: count).map { cells[$0] })
    }
    defer { for worker in workers { worker.place.free() } }
    while workers.contains(where: { !$0.isDone }) {
      var waiting = workers.filter { !$0.isDone }.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      guard poll(&waiting, nfds_t(waiting.count), 100) >= 0 || errno == EINTR else {
        throw failure("can't wait for the workers")
      }
      let ready = Set(waiting.filter { $0.revents != 0 }.map(\.fd))
      for index in workers.indices where !workers[index].isDone && ready.contains(workers[index].descriptor) {
        if workers[index].read() { try finish(&workers[index]) }
      }
      progress.show(workers.reduce(0) { $0 + ($1.isDone ? $1.cells.count : $1.place.index) })
    }
    return (0..<cells.count).map { workers[$0 % count].results[$0 / count] }
  }

  private func start(_ cells: [SnapshotCell], after results: [CellResult] = [], dead: [Int: CellResult] = [:]) throws
    -> Worker
  {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, let place = SharedPlace() else { throw failure("can't start a worker") }
    fflush(nil)
    let process = petri_fork()
    guard process >= 0 else { throw failure("can't start a worker") }
    guard process > 0 else {
      close(ends[0])
      work(on: cells, in: (results.count..<cells.count).filter { dead[$0] == nil }, place, into: ends[1])
    }
    close(ends[1])
    return Worker(process: process, descriptor: ends[0], place: place, cells: cells, results: results, dead: dead)
  }

  /// What a worker does; it never comes back to the code of the command.
  private func work(on cells: [SnapshotCell], in places: [Int], _ place: SharedPlace, into descriptor: Int32) -> Never {
    let work = run.work
    var lines = ""
    var isUrgent = false
    for index in places {
      place.index = index
      do {
        let result = try work.result(of: cells[index])
        // What was recorded is the same when it is done again, so that must be told at once.
        isUrgent = result.status != .same
        lines += result.status == .same ? "=\n" : result.json.compact + "\n"
      } catch {
        Console.fail(CellRun.failure(error, run.run).message)
        _exit(EX_IOERR)
      }
      if isUrgent || lines.utf8.count >= WorkerPool.chunk || index == places.last {
        guard Console.write(lines, to: descriptor) == nil else { _exit(1) }
        lines = ""
      }
    }
    fflush(nil)
    _exit(0)
  }

  /// Sees how a worker ended whose output did.
  private func finish(_ worker: inout Worker) throws {
    let ending = worker.wait()
    if ending == .status(EX_IOERR) { throw ExitStatus.io }
    guard worker.results.count < worker.cells.count else { return }
    let index = worker.place.index
    let cell = worker.cells[index]
    var dead = worker.dead
    dead[index] = CellResult(
      path: cell.path,
      screen: cell.screen,
      status: .failed,
      message: "the process that composed it \(ending.words)"
    )
    worker.place.free()
    worker = try start(worker.cells, after: worker.results, dead: dead)
  }

  private func failure(_ what: String) -> CommandFailure {
    CommandFailure("\(what): \(String(cString: strerror(errno))); --jobs 1 needs none", .io)
  }
}

/// The place of the cell that a worker is at, in memory that it shares with the process that started it.
private struct SharedPlace {
  private let memory: UnsafeMutableRawPointer

  init?() {
    let memory = mmap(nil, MemoryLayout<Int>.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.memory = memory
  }

  var index: Int {
    get { memory.load(as: Int.self) }
    nonmutating set { memory.storeBytes(of: newValue, as: Int.self) }
  }

  func free() { munmap(memory, MemoryLayout<Int>.size) }
}

/// One worker process and what it has told so far.
private struct Worker {
  enum Ending: Equatable {
    case status(Int32)
    case signal(Int32)

    var words: String {
      switch self {
      case .status(let status): "ended with status \(status)"
      case .signal(let signal): "was ended by signal \(signal)"
      }
    }
  }

  let process: Int32
  let descriptor: Int32
  let place: SharedPlace
  let cells: [SnapshotCell]
  private(set) var results: [CellResult]
  /// The cells that workers died of, by their places.
  let dead: [Int: CellResult]
  private(set) var isDone = false
  private var unread: [UInt8] = []

  init(
    process: Int32,
    descriptor: Int32,
    place: SharedPlace,
    cells: [SnapshotCell],
    results: [CellResult],
    dead: [Int: CellResult]
  ) {
    self.process = process
    self.descriptor = descriptor
    self.place = place
    self.cells = cells
    self.results = results
    self.dead = dead
    addDead()
  }

  /// Takes what is there; gives whether that was the end.
  mutating func read() -> Bool {
    let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, Foundation.read(descriptor, buffer.baseAddress, buffer.count))
    }
    unread += chunk
    var start = unread.startIndex
    while let end = unread[start...].firstIndex(of: 0x0A) {
      take(unread[start..<end])
      start = end + 1
    }
    unread.removeSubrange(..<start)
    return chunk.isEmpty
  }

  private mutating func take(_ line: ArraySlice<UInt8>) {
    guard results.count < cells.count else { return }
    let cell = cells[results.count]
    if line.elementsEqual("=".utf8) {
      results.append(CellResult(path: cell.path, screen: cell.screen, status: .same))
    } else if let result = try? JSONDecoder().decode(CellResult.self, from: Data(line)) {
      results.append(result)
    }
    addDead()
  }

  private mutating func addDead() {
    while let result = dead[results.count] { results.append(result) }
  }

  /// Waits for the end, and says how it came.
  mutating func wait() -> Ending {
    isDone = true
    close(descriptor)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}
