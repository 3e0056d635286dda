import Foundation
import PetriSnapshots

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Worker processes that each do a part of the cells, and whose death costs one cell.
///
/// A worker is this program again. It is given a file with the paths of its cells and prints a line a cell, after a record
/// separator: `=` where all is well, else the result as JSON. What else it prints is a controller's own. The cell at which a worker died has failed; another worker goes on after it.
@MainActor
struct WorkerPool {
  let run: CellRun
  let count: Int

  /// What comes before a result in a worker's output: ASCII's record separator.
  static let separator: UInt8 = 0x1E

  /// What comes of the cells, in their order.
  ///
  /// - Throws: `CommandFailure` where workers can't be started.
  func results(of cells: [SnapshotCell]) throws -> [CellResult] {
    let progress = Progress(total: cells.count)
    defer { progress.end() }
    // Every nth cell, so that each worker has its share of the expensive screens.
    var workers: [Worker] = []
    for index in 0..<count {
      let part = stride(from: index, to: cells.count, by: count).map { cells[$0] }
      workers.append(try start(part, number: index))
    }
    while workers.contains(where: { !$0.isDone }) {
      var waiting = workers.filter { !$0.isDone }.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 else {
        if errno == EINTR { continue }
        throw CommandFailure("can't wait for the workers: \(String(cString: strerror(errno)))", .io)
      }
      let ready = Set(waiting.filter { $0.revents != 0 }.map(\.fd))
      for index in workers.indices where !workers[index].isDone && ready.contains(workers[index].descriptor) {
        let before = workers[index].results.count
        workers[index].read()
        for _ in before..<workers[index].results.count { progress.step() }
        if workers[index].isAtEnd { try finish(&workers[index], number: index) }
      }
    }
    return (0..<cells.count).map { workers[$0 % count].results[$0 / count] }
  }

  private func start(_ cells: [SnapshotCell], number: Int, after results: [CellResult] = []) throws -> Worker {
    let list = "worker-\(number).txt"
    do {
      let rest = cells.dropFirst(results.count).map { $0.path + "\n" }.joined()
      try SnapshotStore(root: run.run.path).write(rest, to: list, isDurable: false)
      return try Worker(
        cells: cells,
        results: results,
        arguments: [
          "snapshot", "worker", "--catalog", run.workspace.catalogPath, "--run", run.run.path, "--mode",
          run.mode.rawValue, "\(run.run.path)/\(list)",
        ]
      )
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CellRun.failure(error, run.run)
    }
  }

  /// Sees how a worker ended whose output did.
  private func finish(_ worker: inout Worker, number: Int) throws {
    let ending = worker.wait()
    guard worker.results.count < worker.cells.count else {
      worker.isDone = true
      return
    }
    let cell = worker.cells[worker.results.count]
    let results =
      worker.results + [
        CellResult(
          path: cell.path,
          screen: cell.screen,
          status: .failed,
          message: "the process that composed it \(ending)"
        )
      ]
    if results.count == worker.cells.count {
      worker.results = results
      worker.isDone = true
    } else {
      worker = try start(worker.cells, number: number, after: results)
    }
  }
}

/// One worker process and what it has told so far.
@MainActor
private struct Worker {
  let cells: [SnapshotCell]
  var results: [CellResult]
  var isAtEnd = false
  var isDone = false

  private let process = Process()
  private let output = Pipe()
  private var unread: [UInt8] = []

  init(cells: [SnapshotCell], results: [CellResult], arguments: [String]) throws {
    self.cells = cells
    self.results = results
    guard let program = Bundle.main.executableURL else {
      throw CommandFailure("can't find this program's own file to start workers; --jobs 1 needs none", .io)
    }
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CommandFailure("can't start a worker: \(error.localizedDescription); --jobs 1 needs none", .io)
    }
    try? output.fileHandleForWriting.close()
  }

  var descriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  /// Takes what is there.
  mutating func read() {
    let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, Foundation.read(descriptor, buffer.baseAddress, buffer.count))
    }
    if chunk.isEmpty {
      isAtEnd = true
      return
    }
    unread += chunk
    var start = unread.startIndex
    while let end = unread[start...].firstIndex(of: 0x0A) {
      take(unread[start..<end])
      start = end + 1
    }
    unread.removeSubrange(..<start)
  }

  private mutating func take(_ line: ArraySlice<UInt8>) {
    guard results.count < cells.count, let separator = line.lastIndex(of: WorkerPool.separator) else { return }
    let line = line[(separator + 1)...]
    let cell = cells[results.count]
    if line.elementsEqual("=".utf8) {
      results.append(CellResult(path: cell.path, screen: cell.screen, status: .same))
    } else if let result = try? JSONDecoder().decode(CellResult.self, from: Data(line)), result.path == cell.path {
      results.append(result)
    }
  }

  /// Waits for the end, and says how it came.
  func wait() -> String {
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? "was ended by signal \(process.terminationStatus)" : "ended with status \(process.terminationStatus)"
  }
}
