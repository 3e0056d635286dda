import Foundation

/// Worker processes that each do a part of the jobs of a role, and whose end, however and whenever it comes, costs one job.
///
/// A worker is a new process of this program: nothing of this one, its threads, locks and buffers, can get in its way.
/// It gets some jobs ahead of time, and answers each as soon as it is done; so the first job without an answer is the
/// one that it is at. When it dies, or is at it for too long, that job has failed, and another worker does the rest.
@MainActor
struct WorkerPool<Role: WorkerRole> {
  private let role: Role
  /// How many workers there may be.
  private let count: Int
  /// How long a worker may be at a job; for ever without one.
  private let timeout: Duration?
  private let isQuiet: Bool
  private let program: WorkerProcess.Program
  private var workers: [Worker] = []
  private var last = SuspendingClock.now

  /// The jobs, as they are sent.
  private var jobs: [Data] = []
  /// The results of the jobs, as far as they are known.
  private var results: [WorkerResult<Role.Outcome>?] = []
  /// The jobs that no worker has, those of a group together, the next group last.
  private var waiting: [Range<Int>] = []
  /// Jobs that a worker had that died, the next one last.
  private var left: [Int] = []
  private(set) var doneCount = 0
  private var firstUnknown = 0

  /// A worker that has fewer jobs gets more, for as long as there is enough for all: the last ones are shared.
  private var fewestJobs: Int { min(4, max(1, (left.count + waiting.count) / count)) }
  /// A wait that took longer was no wait: this process was stopped too, or had no processor.
  private static var longestTurn: Duration { .milliseconds(500) }

  /// Makes a pool without jobs.
  ///
  /// - Parameters:
  ///   - count: how many workers there may be.
  ///   - isQuiet: whether workers' output goes nowhere, instead of to standard error.
  ///   - program: the program of the workers.
  init(
    _ role: Role,
    count: Int,
    timeout: Duration? = nil,
    isQuiet: Bool = false,
    program: WorkerProcess.Program
  ) {
    self.role = role
    self.count = count
    self.timeout = timeout
    self.isQuiet = isQuiet
    self.program = program
  }

  /// Adds jobs, and starts workers for them.
  ///
  /// - Parameter groups: jobs that one worker does after one another, unless it dies of one.
  /// - Throws: `CommandFailure` where workers can't be started.
  mutating func add(_ groups: [[Role.Job]]) throws {
    let encoder = JSONEncoder()
    var added: [Range<Int>] = []
    for group in groups where !group.isEmpty {
      let start = jobs.count
      for job in group { jobs.append(try encoder.encode(job)) }
      added.append(start..<jobs.count)
    }
    waiting = added.reversed() + waiting
    results += Array(repeating: nil, count: jobs.count - results.count)
    do {
      while workers.count < min(count, waiting.count) { workers.append(try start()) }
      for index in workers.indices { feed(index) }
    } catch {
      end()
      throw error
    }
  }

  /// Whether all jobs are done.
  var isDone: Bool { doneCount == jobs.count }

  /// The descriptors from which there is something to read when a worker has something to report.
  var descriptors: [Int32] { workers.filter { !$0.process.isAtEnd }.map(\.process.descriptor) }

  /// The results of the first jobs, as far as they are known without a gap.
  mutating func takeFirstResults() -> ArraySlice<WorkerResult<Role.Outcome>> {
    let start = firstUnknown
    while firstUnknown < results.count, results[firstUnknown] != nil { firstUnknown += 1 }
    return results[start..<firstUnknown].compactMap(\.self)[...]
  }

  /// The results of jobs, in their order.
  ///
  /// - Parameters:
  ///   - groups: jobs that one worker does after one another.
  ///   - showing: called now and then with the number of finished jobs; it ends the work by throwing.
  /// - Throws: `CommandFailure` where workers can't be started, or can't do any job; what `showing` throws.
  mutating func results(
    of groups: [[Role.Job]],
    showing: (Int) throws -> Void = { _ in }
  ) throws -> [WorkerResult<Role.Outcome>] {
    try results(of: groups, until: nil, showing: showing).compactMap(\.self)
  }

  /// The results of jobs, in their order; `nil` for those that weren't done by a time.
  ///
  /// - Parameters:
  ///   - groups: jobs that one worker does after one another.
  ///   - limit: when the workers are ended, whatever they are at.
  ///   - showing: called now and then with the number of finished jobs; it ends the work by throwing.
  /// - Throws: `CommandFailure` where workers can't be started, or can't do any job; what `showing` throws.
  mutating func results(
    of groups: [[Role.Job]],
    until limit: ContinuousClock.Instant?,
    showing: (Int) throws -> Void = { _ in }
  ) throws -> [WorkerResult<Role.Outcome>?] {
    defer { end() }
    try add(groups)
    while !isDone, limit.map({ .now < $0 }) ?? true {
      try turn(milliseconds: 100)
      try showing(doneCount)
    }
    return results
  }

  /// Takes the workers' answers, and starts others in place of those that died.
  ///
  /// - Parameter milliseconds: how long to wait for it at most.
  /// - Throws: `CommandFailure` where workers can't be started, or can't do any job.
  mutating func turn(milliseconds: Int32) throws {
    wait(milliseconds)
    let now = SuspendingClock.now
    let turn = min(now - last, Self.longestTurn)
    last = now
    for index in workers.indices {
      try read(index)
      if let ending = workers[index].ending(after: turn, timeout: timeout) {
        try replace(index, ending)
      }
      feed(index)
    }
    workers.removeAll { $0.isIdle && $0.hasEnded }
  }

  /// Ends all workers.
  mutating func end() {
    for worker in workers { worker.process.end() }
    workers = []
  }

  // MARK: - Workers

  private func start() throws -> Worker {
    // Half of the memory is for others.
    let memory = max(1 << 29, ProcessInfo.processInfo.physicalMemory / 2 / UInt64(max(1, count)))
    let process = try WorkerProcess(program, memory: memory, isQuiet: isQuiet)
    process.send(Role.name.utf8)
    process.send(try JSONEncoder().encode(role))
    return Worker(process)
  }

  /// Gives a worker jobs, so that it has some when it is done with those that it has.
  private mutating func feed(_ index: Int) {
    workers[index].process.flush()
    guard !workers[index].hasEnded else { return }
    while workers[index].jobs.count < fewestJobs {
      if let job = left.popLast() {
        workers[index].take(job, jobs[job])
      } else if let group = waiting.popLast() {
        for job in group { workers[index].take(job, jobs[job]) }
      } else {
        return
      }
    }
  }

  private mutating func read(_ index: Int) throws {
    for line in workers[index].process.lines() {
      switch line.first.flatMap(WorkerAnswer.init) {
      case .ready?: workers[index].begin()
      case .done?:
        guard let job = workers[index].jobs.first,
          let outcome = try? JSONDecoder().decode(Role.Outcome.self, from: Data(line.dropFirst()))
        else { continue }
        workers[index].jobs.removeFirst()
        finish(job, .done(outcome))
      case .failed?: throw CommandFailure(String(decoding: line.dropFirst(), as: UTF8.self), .io)
      case nil: continue
      }
    }
  }

  private mutating func finish(_ job: Int, _ result: WorkerResult<Role.Outcome>) {
    results[job] = result
    doneCount += 1
  }

  /// Gives another worker the jobs of one that has ended.
  private mutating func replace(_ index: Int, _ ending: WorkerEnding) throws {
    // The answers that it gave before it ended.
    try read(index)
    let worker = workers[index]
    worker.process.end()
    workers[index].hasEnded = true
    guard worker.isReady else { throw CommandFailure("a worker process can't begin: \(ending)", .io) }
    guard let job = worker.jobs.first else { return }
    finish(job, .ended(ending))
    left += worker.jobs.dropFirst().reversed()
    workers[index].jobs = []
    if !left.isEmpty || !waiting.isEmpty { workers[index] = try start() }
  }

  /// Waits until there is something to read, or a moment is over.
  private func wait(_ milliseconds: Int32) {
    var waiting = workers.filter { !$0.process.isAtEnd }.map { worker in
      pollfd(
        fd: worker.process.descriptor,
        events: Int16(POLLIN | (worker.process.isBehind ? POLLOUT : 0)),
        revents: 0
      )
    }
    // One whose output has ended is about to.
    let patience = waiting.count < workers.count ? min(1, milliseconds) : milliseconds
    poll(&waiting, nfds_t(waiting.count), patience)
  }
}

/// One worker process with the jobs that it has.
private struct Worker {
  let process: WorkerProcess
  /// Whether it takes jobs; those that it is sent before wait.
  private(set) var isReady = false
  var hasEnded = false
  /// The jobs that it has not answered yet; it is at the first.
  var jobs: [Int] = []
  /// The job that it was last seen at, and for how long.
  private var seen: (job: Int?, time: Duration) = (nil, .zero)
  /// How long its socket is closed.
  private var silence = Duration.zero

  /// How long a worker that has closed its socket may take to end, and one may take to begin.
  private static let patience = (silence: Duration.seconds(1), beginning: Duration.seconds(60))

  init(_ process: WorkerProcess) {
    self.process = process
  }

  var isIdle: Bool { jobs.isEmpty }

  mutating func begin() {
    isReady = true
    // The time that it took to begin is not the first job's.
    seen.time = .zero
  }

  mutating func take(_ job: Int, _ line: Data) {
    jobs.append(job)
    process.send(line)
  }

  /// How the worker ended, if it has or must.
  ///
  /// - Parameter turn: how long it could work since it was asked last.
  mutating func ending(after turn: Duration, timeout: Duration?) -> WorkerEnding? {
    guard !hasEnded else { return nil }
    if let ending = process.hasEnded() { return ending }
    if process.isAtEnd {
      silence += turn
      return silence > Worker.patience.silence ? .silence : nil
    }
    seen = jobs.first == seen.job ? (seen.job, seen.time + turn) : (jobs.first, .zero)
    guard let limit = isReady ? timeout : Worker.patience.beginning, !jobs.isEmpty else { return nil }
    return seen.time > limit ? .timeout(limit) : nil
  }
}
