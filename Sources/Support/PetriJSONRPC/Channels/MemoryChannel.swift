/// An in-memory channel for tests.
@MainActor
package final class MemoryChannel: Channel {
  private var incoming: ArraySlice<[UInt8]>
  /// Whether the input ends once all pieces are read, even during a request.
  package var endsEarly = false
  /// Whether output is accepted.
  package var isOpen = true
  package private(set) var sent: [UInt8] = []

  /// - Parameter pieces: the input, as it arrives.
  package init(_ pieces: [[UInt8]] = []) { incoming = pieces[...] }

  package func add(_ piece: [UInt8]) { incoming.append(piece) }

  package func receive(within milliseconds: Int?) -> Received {
    // A read with a timeout never gets more input.
    if let milliseconds, milliseconds > 0 { return .nothing }
    return incoming.popFirst().map { .bytes($0) } ?? (milliseconds == nil || endsEarly ? .end : .nothing)
  }

  package func send(_ bytes: [UInt8]) -> Bool {
    if isOpen { sent += bytes }
    return isOpen
  }

  /// Removes and returns the output.
  package func takeSent() -> [UInt8] {
    defer { sent = [] }
    return sent
  }
}
