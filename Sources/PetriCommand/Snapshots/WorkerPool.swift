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

/// Worker processes that each do a part of the cells, and whose end, however and whenever it comes, costs one cell.
///
/// A worker is a fork of this process, so that the catalogue is loaded once. It writes a line a cell into a pipe, many at a
/// time: `=` where all is well, else the result as JSON; `!` and a reason where the run's folder can't be used. What cell it is at
/// is in memory that both see: when it dies, or is at it for too long, that cell has failed, and another worker does the rest.
@MainActor
struct WorkerPool {
  private let run: CellRun
  private let cells: [SnapshotCell]
  private let count: Int
  /// How long a worker may be at a cell; for ever without one.
  private let timeout: Duration?
  /// Whether others come first where there are fewer processors than there is to do.
  private let isBehind: Bool
  private var workers: [Worker] = []
  private var last = SuspendingClock.now

  /// A worker writes what it has once it is so many bytes.
  private static let chunk = 4_096
  /// A wait that took longer was no wait: this process was stopped too, or had no processor.
  private static let longestTurn = Duration.milliseconds(500)

  /// Starts workers.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - isBehind: whether others come first where there are fewer processors than there is to do; then each cell is reported at once.
  /// - Throws: `CommandFailure` where they can't be started.
  init(run: CellRun, cells: [SnapshotCell], count: Int, timeout: Duration?, isBehind: Bool = false) throws {
    self.run = run
    self.cells = cells
    self.count = count
    self.timeout = timeout
    self.isBehind = isBehind
    // Every nth cell, so that each worker has its share of the expensive screens.
    for index in 0..<count {
      do {
        workers.append(try start(stride(from: index, to: cells.count, by: count).map { cells[$0] }))
      } catch {
        end()
        throw error
      }
    }
  }

  /// Whether all cells are done.
  var isDone: Bool { workers.allSatisfy(\.isDone) }

  /// How many cells are done.
  var doneCount: Int { workers.reduce(0) { $0 + ($1.isDone ? $1.cells.count : $1.place.index) } }

  /// The descriptors from which there is something to read when a worker has something to report.
  var descriptors: [Int32] { workers.filter { !$0.isDone && !$0.isAtEnd }.map(\.descriptor) }

  /// What came of the first cells, as far as that is known without a gap.
  var firstResults: [CellResult] {
    var results: [CellResult] = []
    while results.count < cells.count {
      let own = workers[results.count % count].results
      guard own.count > results.count / count else { break }
      results.append(own[results.count / count])
    }
    return results
  }

  /// The texts that the snapshots of cells would have, by the paths of those that pend; reported where the work is done behind.
  var pendingTexts: [String: String] { workers.reduce(into: [:]) { $0.merge($1.texts) { _, new in new } } }

  /// What comes of the cells, in their order.
  ///
  /// - Throws: `CommandFailure` where workers can't be started, or the run's folder can't be used.
  static func results(of cells: [SnapshotCell], run: CellRun, count: Int, timeout: Duration?) throws -> [CellResult] {
    let progress = Progress(total: cells.count)
    defer { progress.end() }
    var pool = try WorkerPool(run: run, cells: cells, count: count, timeout: timeout)
    do {
      while !pool.isDone {
        try pool.turn(milliseconds: 100)
        progress.show(pool.doneCount)
      }
    } catch {
      pool.end()
      throw error
    }
    let results = pool.firstResults
    pool.end()
    return results
  }

  /// Takes what workers report, and starts others in place of those that died.
  ///
  /// - Parameter milliseconds: how long to wait for it at most.
  /// - Throws: `CommandFailure` where workers can't be started, or the run's folder can't be used.
  mutating func turn(milliseconds: Int32) throws {
    let ready = try wait(milliseconds)
    let now = SuspendingClock.now
    let turn = min(now - last, WorkerPool.longestTurn)
    last = now
    for index in workers.indices where !workers[index].isDone {
      if ready.contains(workers[index].descriptor) { workers[index].read() }
      if let failure = workers[index].failure { throw CommandFailure(failure, .io) }
      if let ending = workers[index].ending(after: turn, timeout: timeout) { try finish(index, ending) }
    }
  }

  /// Ends all workers that have not ended.
  mutating func end() {
    for index in workers.indices { workers[index].end() }
  }

  /// The descriptors from which there is something to read, after a moment at most.
  private func wait(_ milliseconds: Int32) throws -> Set<Int32> {
    let going = workers.filter { !$0.isDone }
    var waiting = going.filter { !$0.isAtEnd }.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    // One whose output has ended is about to.
    let patience = waiting.count < going.count ? min(1, milliseconds) : milliseconds
    guard poll(&waiting, nfds_t(waiting.count), patience) >= 0 || errno == EINTR else {
      throw failure("can't wait for the workers")
    }
    return Set(waiting.filter { $0.revents != 0 }.map(\.fd))
  }

  private func start(_ cells: [SnapshotCell], after results: [CellResult] = [], dead: [Int: CellResult] = [:]) throws
    -> Worker
  {
    let places = (results.count..<cells.count).filter { dead[$0] == nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, let place = SharedPlace(places.first ?? 0) else { throw failure("can't start a worker") }
    // What a controller starts must not keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    fflush(nil)
    let process = petri_fork()
    guard process >= 0 else { throw failure("can't start a worker") }
    guard process > 0 else {
      close(ends[0])
      petri_terminal_forget()
      if isBehind { _ = nice(10) }
      work(on: cells, in: places, place, into: ends[1])
    }
    close(ends[1])
    return Worker(process: process, descriptor: ends[0], place: place, cells: cells, results: results, dead: dead)
  }

  /// What a worker does; it never comes back to the code of the command.
  private func work(on cells: [SnapshotCell], in places: [Int], _ place: SharedPlace, into descriptor: Int32) -> Never {
    let texts = HeldTexts()
    let work = isBehind ? run.work(keepingIn: texts) : run.work(keepingIn: run.run)
    PetriTool.isEnding = true
    var lines = ""
    var isUrgent = false
    for index in places {
      place.index = index
      do {
        let result = try work.result(of: cells[index])
        // What was recorded is the same when it is done again, so that must be reported at once.
        isUrgent = isBehind || result.status != .same
        lines += result.status == .same ? "=\n" : report(of: result, texts.pendingText(for: result.path)).compact + "\n"
      } catch {
        _ = Console.write(lines + "!\(CellRun.failure(error, run.run).message.cleaned)\n", to: descriptor)
        _exit(1)
      }
      if isUrgent || lines.utf8.count >= WorkerPool.chunk || index == places.last {
        guard Console.write(lines, to: descriptor) == nil else { _exit(1) }
        lines = ""
      }
    }
    fflush(nil)
    _exit(0)
  }

  private func report(of result: CellResult, _ text: String?) -> JSONText {
    .object([("result", result.json), ("text", text.map(JSONText.string))])
  }

  /// Lets another worker do what one left that has ended.
  private mutating func finish(_ number: Int, _ ending: Worker.Ending) throws {
    workers[number].end()
    let worker = workers[number]
    guard worker.results.count < worker.cells.count else { return }
    let index = worker.place.index
    let cell = worker.cells[index]
    var dead = worker.dead
    dead[index] = CellResult(path: cell.path, screen: cell.screen, status: .failed, message: ending.message)
    workers[number] = try start(worker.cells, after: worker.results, dead: dead)
  }

  private func failure(_ what: String) -> CommandFailure {
    CommandFailure("\(what): \(String(cString: strerror(errno)))", .io)
  }
}

/// The place of the cell that a worker is at, in memory that it shares with the process that started it.
private final class SharedPlace {
  private let memory: UnsafeMutableRawPointer

  init?(_ index: Int) {
    let memory = mmap(nil, MemoryLayout<Int>.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.memory = memory
    self.index = index
  }

  deinit { munmap(memory, MemoryLayout<Int>.size) }

  var index: Int {
    get { memory.load(as: Int.self) }
    set { memory.storeBytes(of: newValue, as: Int.self) }
  }
}

/// One worker process and what it has reported so far.
private struct Worker {
  enum Ending {
    case status(Int32)
    case signal(Int32)
    case timeout(Duration)
    case silence

    /// Why the cell that the worker was at has failed.
    var message: String {
      switch self {
      case .status(let status): "its process ended with status \(status)"
      case .signal(let signal): "its process was ended by signal \(signal)"
      case .timeout(let time): "it took longer than \(time.inSeconds); to allow more, use --timeout SECONDS"
      case .silence: "its process closed its files but didn't end"
      }
    }
  }

  let process: Int32
  let descriptor: Int32
  let place: SharedPlace
  let cells: [SnapshotCell]
  private(set) var results: [CellResult]
  /// The texts of those that pend, by their paths.
  private(set) var texts: [String: String] = [:]
  /// The cells that workers died of, by their places.
  let dead: [Int: CellResult]
  /// Whether the process is gone.
  private(set) var isDone = false
  /// Whether the worker has closed its output.
  private(set) var isAtEnd = false
  /// Why the run's folder can't be used.
  private(set) var failure: String?
  private var isOpen = true
  private var unread: [UInt8] = []
  /// The place that the worker was last seen at, and for how long.
  private var seen: (place: Int, time: Duration)
  /// How long it has had nothing more to report.
  private var idle = Duration.zero

  /// How long a worker that has reported every cell may take to end.
  private static let patience = Duration.seconds(1)

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
    seen = (place.index, .zero)
    addDead()
  }

  /// Takes what is there.
  mutating func read() {
    while true {
      var problem: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        let got = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        problem = got < 0 ? errno : 0
        count = max(0, got)
      }
      if problem == EINTR { continue }
      if problem == EAGAIN { return }
      isAtEnd = chunk.isEmpty
      unread += chunk
      var start = unread.startIndex
      while let end = unread[start...].firstIndex(of: 0x0A) {
        take(unread[start..<end])
        start = end + 1
      }
      unread.removeSubrange(..<start)
      if isAtEnd { return }
    }
  }

  private mutating func take(_ line: ArraySlice<UInt8>) {
    if line.first == UInt8(ascii: "!") { failure = String(decoding: line.dropFirst(), as: UTF8.self) }
    guard results.count < cells.count else { return }
    let cell = cells[results.count]
    if line.elementsEqual("=".utf8) {
      results.append(CellResult(path: cell.path, screen: cell.screen, status: .same))
    } else if let report = try? JSONDecoder().decode(Report.self, from: Data(line)) {
      results.append(report.result)
      texts[report.result.path] = report.text
    }
    addDead()
  }

  /// What a worker reports about a cell.
  private struct Report: Decodable {
    let result: CellResult
    let text: String?
  }

  private mutating func addDead() {
    while let result = dead[results.count] { results.append(result) }
  }

  /// How the worker ended, if it has or must; what it reported before has been taken then.
  ///
  /// - Parameter turn: how long it could work since it was asked last.
  mutating func ending(after turn: Duration, timeout: Duration?) -> Ending? {
    var status: Int32 = 0
    if waitpid(process, &status, WNOHANG) != 0 {
      isDone = true
      read()
      return status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
    let hasReportedAll = results.count == cells.count
    if isAtEnd || hasReportedAll {
      idle += turn
      return idle > Worker.patience ? .silence : nil
    }
    let index = place.index
    seen = index == seen.place ? (index, seen.time + turn) : (index, .zero)
    guard let timeout, seen.time > timeout else { return nil }
    kill()
    read()
    return .timeout(timeout)
  }

  /// Ends the process, if it has not, and ignores its output.
  mutating func end() {
    kill()
    if isOpen { close(descriptor) }
    isOpen = false
  }

  private mutating func kill() {
    guard !isDone else { return }
    isDone = true
    Foundation.kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}

extension Duration {
  fileprivate var inSeconds: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    return seconds == 1 ? "1 second" : "\(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)") seconds"
  }
}
