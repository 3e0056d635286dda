/// A way within the process, for tests: all of what comes in is known, and all that goes out is kept.
@MainActor
package final class MemoryChannel: Channel {
  private var incoming: ArraySlice<[UInt8]>
  /// Whether the end comes as soon as all has arrived, also while something is worked on.
  package var endsEarly = false
  /// Whether what goes out is still taken.
  package var isOpen = true
  /// The bytes that went out.
  package private(set) var sent: [UInt8] = []

  /// Makes a way on which bytes arrive in these pieces.
  package init(_ pieces: [[UInt8]] = []) { incoming = pieces[...] }

  /// Adds a piece that arrives.
  package func add(_ piece: [UInt8]) { incoming.append(piece) }

  package func receive(within milliseconds: Int?) -> Received {
    // Whoever waits for a while waits in vain.
    if let milliseconds, milliseconds > 0 { return .nothing }
    return incoming.popFirst().map { .bytes($0) } ?? (milliseconds == nil || endsEarly ? .end : .nothing)
  }

  package func send(_ bytes: [UInt8]) -> Bool {
    if isOpen { sent += bytes }
    return isOpen
  }

  /// Takes what went out since the last time.
  package func takeSent() -> [UInt8] {
    defer { sent = [] }
    return sent
  }
}
