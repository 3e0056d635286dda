import Foundation

/// Distributes jobs over worker processes. A worker that crashes, exits or exceeds the time limit fails only its
/// current job.
///
/// A worker is a fresh process of this executable, so it isn't affected by the threads, locks and buffers of its
/// parent. Each worker has several jobs queued and answers them in order, so the first unanswered job is the current
/// one. If the worker dies, that job has failed, and a new worker gets the others.
@MainActor
struct WorkerPool<Role: WorkerRole> {
  private let role: Role
  private let count: Int
  private let timeout: Duration?
  private let isQuiet: Bool
  private let program: WorkerProcess.Program
  private var workers: [Worker] = []
  private var last = SuspendingClock.now

  private var jobs: [Data] = []
  private var results: [WorkerResult<Role.Outcome>?] = []
  /// Groups of jobs that haven't been sent, in reverse order.
  private var waiting: [Range<Int>] = []
  /// Unfinished jobs of workers that died, in reverse order.
  private var left: [Int] = []
  private(set) var doneCount = 0
  private var firstUnknown = 0

  /// The number of jobs to keep queued per worker; shrinks at the end, so that all workers finish at about the same
  /// time.
  private var fewestJobs: Int { min(4, max(1, (left.count + waiting.count) / count)) }
  /// The maximum time that one wait counts towards a time limit, because this process may have been suspended or
  /// starved meanwhile.
  private static var longestTurn: Duration { .milliseconds(500) }

  /// - Parameters:
  ///   - count: the maximum number of workers.
  ///   - isQuiet: discards the workers' output instead of sending it to standard error.
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

  /// Queues jobs and starts workers.
  ///
  /// - Parameter groups: jobs to run in sequence on the same worker, as long as it lives.
  /// - Throws: `CommandFailure` if workers can't be started.
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

  var isDone: Bool { doneCount == jobs.count }

  /// Descriptors that become readable when a worker has answered or ended.
  var descriptors: [Int32] { workers.filter { !$0.process.isAtEnd }.map(\.process.descriptor) }

  /// Returns the results that follow those already taken, up to the first unfinished job.
  mutating func takeFirstResults() -> ArraySlice<WorkerResult<Role.Outcome>> {
    let start = firstUnknown
    while firstUnknown < results.count, results[firstUnknown] != nil { firstUnknown += 1 }
    return results[start..<firstUnknown].compactMap(\.self)[...]
  }

  /// Runs jobs and returns their results in order.
  ///
  /// - Parameters:
  ///   - groups: jobs to run in sequence on the same worker, as long as it lives.
  ///   - showing: called regularly with the number of finished jobs; may throw to cancel.
  /// - Throws: `CommandFailure` if workers can't be started or can't process any jobs.
  mutating func results(
    of groups: [[Role.Job]],
    showing: (Int) throws -> Void = { _ in }
  ) throws -> [WorkerResult<Role.Outcome>] {
    try results(of: groups, until: nil, showing: showing).compactMap(\.self)
  }

  /// Runs jobs until a deadline; the results of unfinished jobs are `nil`.
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

  /// Collects answers and replaces workers that died.
  ///
  /// - Parameter milliseconds: the maximum time to wait.
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

  mutating func end() {
    for worker in workers { worker.process.end() }
    workers = []
  }

  // MARK: - Workers

  private func start() throws -> Worker {
    // Leave half of the memory to other processes.
    let memory = max(1 << 29, ProcessInfo.processInfo.physicalMemory / 2 / UInt64(max(1, count)))
    let process = try WorkerProcess(program, memory: memory, isQuiet: isQuiet)
    process.send(Role.name.utf8)
    process.send(try JSONEncoder().encode(role))
    return Worker(process)
  }

  /// Sends jobs to a worker until its queue is full.
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

  private mutating func replace(_ index: Int, _ ending: WorkerEnding) throws {
    // Collect the answers sent before it ended.
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

  private func wait(_ milliseconds: Int32) {
    var waiting = workers.filter { !$0.process.isAtEnd }.map { worker in
      pollfd(
        fd: worker.process.descriptor,
        events: Int16(POLLIN | (worker.process.isBehind ? POLLOUT : 0)),
        revents: 0
      )
    }
    // A worker that closed its socket is about to exit, so poll.
    let patience = waiting.count < workers.count ? min(1, milliseconds) : milliseconds
    poll(&waiting, nfds_t(waiting.count), patience)
  }
}

private struct Worker {
  let process: WorkerProcess
  private(set) var isReady = false
  var hasEnded = false
  var jobs: [Int] = []
  private var seen: (job: Int?, time: Duration) = (nil, .zero)
  private var silence = Duration.zero

  private static let patience = (silence: Duration.seconds(1), beginning: Duration.seconds(60))

  init(_ process: WorkerProcess) {
    self.process = process
  }

  var isIdle: Bool { jobs.isEmpty }

  mutating func begin() {
    isReady = true
    // The startup time doesn't count towards the first job's limit.
    seen.time = .zero
  }

  mutating func take(_ job: Int, _ line: Data) {
    jobs.append(job)
    process.send(line)
  }

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
