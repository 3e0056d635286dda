enum WorkerEnding: Hashable, Sendable {
  case status(Int32)
  case signal(Int32)
  /// Killed because a job exceeded this time limit.
  case timeout(Duration)
  /// Killed because it closed its socket without exiting.
  case silence
}

extension WorkerEnding: CustomStringConvertible {
  /// The reason why the current job failed, with the option that raises the limit.
  var description: String {
    switch self {
    case .timeout: "\(reason); to allow more, use --timeout SECONDS"
    case .status, .signal, .silence: reason
    }
  }

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
    // The leading 1 keeps the leading zeros of the nanoseconds.
    let nanoseconds = "\(1_000_000_000 + components.attoseconds / 1_000_000_000)".dropFirst()
    let fraction = String(nanoseconds.reversed().drop { $0 == "0" }.reversed())
    if fraction.isEmpty { return components.seconds == 1 ? "1 second" : "\(components.seconds) seconds" }
    return "\(components.seconds).\(fraction) seconds"
  }
}
