#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A bidirectional byte stream.
@MainActor
package protocol Channel: AnyObject {
  /// Reads available bytes.
  ///
  /// - Parameter milliseconds: the timeout; `nil` to wait indefinitely.
  func receive(within milliseconds: Int?) -> Received

  /// Writes bytes; false if the output is closed.
  func send(_ bytes: [UInt8]) -> Bool
}

package enum Received: Equatable {
  case bytes([UInt8])
  case nothing
  case end
}

/// A channel over two file descriptors, by default standard input and output.
@MainActor
package final class DescriptorChannel: Channel {
  private let input: Int32
  private let output: Int32
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)

  /// Ignores SIGPIPE, so that writing to a closed pipe is an error instead of ending the process.
  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
    signal(SIGPIPE, SIG_IGN)
  }

  package func receive(within milliseconds: Int?) -> Received {
    if let milliseconds, !isReadable(within: milliseconds) { return .nothing }
    while true {
      let count = read(input, &buffer, buffer.count)
      if count > 0 { return .bytes(Array(buffer[..<count])) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
        continue
      }
      return .end
    }
  }

  private func isReadable(within milliseconds: Int) -> Bool {
    var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, Int32(clamping: milliseconds)) > 0
  }

  package func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
        continue
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

@MainActor
package final class MemoryChannel: Channel {
  private var incoming: ArraySlice<[UInt8]>
  /// Whether the input ends once all pieces are read, even during a request.
  package var endsEarly = false
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

  package func takeSent() -> [UInt8] {
    defer { sent = [] }
    return sent
  }
}
