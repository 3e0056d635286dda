/// The delimiter of messages.
package enum Framing: Sendable {
  /// By headers with `Content-Length`, as in the Language Server Protocol.
  case headers
  /// By line feeds, as in the Model Context Protocol.
  case lines

  package func framed(_ message: String) -> [UInt8] {
    switch self {
    case .headers: Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
    case .lines: Array("\(message)\n".utf8)
    }
  }
}

enum Frame: Equatable {
  case message([UInt8])
  /// A message that is skipped for a reason; the next one can be read.
  case leftOut(String)
  /// Input after which no message can be found.
  case unreadable(String)
}

/// Splits input into messages, however it is chunked.
struct FrameReader {
  private let framing: Framing
  private let limits: RPCLimits
  /// The bytes that aren't consumed yet, from `start`.
  private var bytes: [UInt8] = []
  private var start = 0
  /// The offset up to which no delimiter was found.
  private var searched = 0
  /// The number of bytes left of a message that is skipped.
  private var passedOver = 0
  private var isLineTooLong = false
  private var isUnreadable = false

  init(_ framing: Framing, limits: RPCLimits) {
    self.framing = framing
    self.limits = limits
  }

  mutating func add(_ new: [UInt8]) {
    guard !isUnreadable else { return }
    let left = min(passedOver, new.count)
    passedOver -= left
    if start > 0, start >= bytes.count / 2 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += new.dropFirst(left)
  }

  /// The next piece; `nil` if more input is needed.
  mutating func next() -> Frame? {
    guard !isUnreadable else { return nil }
    return framing == .headers ? nextBehindHeaders() : nextLine()
  }

  mutating func last() -> Frame? {
    defer { isUnreadable = true }
    guard !isUnreadable, !isLineTooLong else { return nil }
    let rest = bytes[start...]
    if framing == .lines { return rest.contains { !$0.isBlank } ? .message(Array(rest)) : nil }
    return rest.isEmpty && passedOver == 0 ? nil : .unreadable("the input ends inside a message")
  }

  // MARK: - Headers

  private mutating func nextBehindHeaders() -> Frame? {
    guard passedOver == 0 else { return nil }
    searched = max(searched, start)
    guard let end = endOfHeaders() else {
      guard bytes.count - start > limits.headerBytes else { return nil }
      return unreadable("the headers of a message have more than \(limits.headerBytes) bytes")
    }
    guard end - start <= limits.headerBytes else {
      return unreadable("the headers of a message have more than \(limits.headerBytes) bytes")
    }
    let length: Int
    switch FrameReader.length(in: bytes[start..<end]) {
    case .success(let found): length = found
    case .failure(let problem): return unreadable(problem.reason)
    }
    let body = end + 4
    guard length <= limits.messageBytes else {
      let here = min(bytes.count - body, length)
      passedOver = length - here
      start = body + here
      searched = start
      return .leftOut("a message of \(length) bytes is longer than the limit of \(limits.messageBytes)")
    }
    guard bytes.count - body >= length else {
      // Skips the search up to here when the rest arrives.
      searched = end
      return nil
    }
    defer {
      start = body + length
      searched = start
    }
    return .message(Array(bytes[body..<body + length]))
  }

  /// The offset of the empty line after the headers.
  private mutating func endOfHeaders() -> Int? {
    let wanted: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    while searched + 4 <= bytes.count {
      if bytes[searched] == 0x0D, bytes[searched..<searched + 4].elementsEqual(wanted) { return searched }
      searched += 1
    }
    return nil
  }

  private struct BadHeader: Error { let reason: String }

  private static func length(in headers: ArraySlice<UInt8>) -> Result<Int, BadHeader> {
    var length: Int?
    for line in headers.split(separator: 0x0A) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        return .failure(BadHeader(reason: "a header needs ':'"))
      }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      let digits = line[line.index(after: colon)...].filter { !$0.isBlank }
      guard !digits.isEmpty, digits.count <= 18, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return .failure(BadHeader(reason: "'Content-Length' must be a number of bytes"))
      }
      length = Int(String(decoding: digits, as: UTF8.self))
    }
    return length.map { .success($0) } ?? .failure(BadHeader(reason: "missing header 'Content-Length'"))
  }

  private mutating func unreadable(_ reason: String) -> Frame {
    isUnreadable = true
    bytes = []
    start = 0
    return .unreadable(reason)
  }

  // MARK: - Lines

  private mutating func nextLine() -> Frame? {
    while true {
      searched = max(searched, start)
      guard let end = bytes[searched...].firstIndex(of: 0x0A) else {
        searched = bytes.count
        guard bytes.count - start > limits.messageBytes else { return nil }
        let isNew = !isLineTooLong
        isLineTooLong = true
        start = bytes.count
        return isNew ? tooLong : nil
      }
      let line = bytes[start..<end]
      start = end + 1
      if isLineTooLong {
        isLineTooLong = false
      } else if line.count > limits.messageBytes {
        return tooLong
      } else if line.contains(where: { !$0.isBlank }) {
        return .message(Array(line))
      }
    }
  }

  private var tooLong: Frame { .leftOut("a message is longer than the limit of \(limits.messageBytes) bytes") }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
