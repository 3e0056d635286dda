/// How a worker process ended before it had done all that it was to do.
enum WorkerEnding: Hashable, Sendable {
  /// It ended by itself, with a status.
  case status(Int32)
  /// A signal ended it.
  case signal(Int32)
  /// It was ended, since it was at one job for longer than this.
  case timeout(Duration)
  /// It closed its socket, and had to be ended.
  case silence
}

extension WorkerEnding: CustomStringConvertible {
  /// Why the job that the worker was at has failed, and the option that allows more.
  var description: String {
    switch self {
    case .timeout: "\(reason); to allow more, use --timeout SECONDS"
    case .status, .signal, .silence: reason
    }
  }

  /// The reason alone.
  var reason: String {
    switch self {
    case .status(let status): "its process ended with status \(status)"
    case .signal(let signal): "its process was ended by signal \(signal)"
    case .timeout(let time): "it took longer than \(time.inSeconds)"
    case .silence: "its process closed its files but didn't end"
    }
  }
}

extension Duration {
  /// `1 second`, `0.5 seconds`, `0.00001 seconds`.
  fileprivate var inSeconds: String {
    // With a one before them, nanoseconds have all of their nine digits.
    let nanoseconds = "\(1_000_000_000 + components.attoseconds / 1_000_000_000)".dropFirst()
    let fraction = String(nanoseconds.reversed().drop { $0 == "0" }.reversed())
    if fraction.isEmpty { return components.seconds == 1 ? "1 second" : "\(components.seconds) seconds" }
    return "\(components.seconds).\(fraction) seconds"
  }
}
