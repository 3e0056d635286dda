/// Decodes a terminal's bytes into events, however they are split.
///
/// A single Escape may begin a sequence; it waits for ``flush()``, called after a short pause. Replies of the terminal
/// aren't events, however late they end; relevant ones are kept separately.
public struct InputDecoder: Sendable {
  private var bytes: [UInt8] = []
  private var pasted: [UInt8]?
  /// The control string being skipped.
  private var string: ControlString?
  /// The bytes decoded as a key by `flush()`, which may yet be the beginning of a reply.
  private var givenUp: [UInt8] = []
  private var replies: [TerminalReply] = []

  /// The maximum length of an incomplete sequence.
  private static let longest = 64
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Creates a decoder.
  public init() {}

  /// Whether bytes wait for ``flush()``; not for sequences that only more bytes can complete.
  public var isWaiting: Bool { !bytes.isEmpty && pasted == nil && string == nil && !isReply }

  /// Adds bytes and returns the events that they complete.
  public mutating func feed(_ new: some Sequence<UInt8>) -> [InputEvent] {
    bytes += new
    if !bytes.isEmpty {
      if ControlString.isRest(bytes, of: givenUp) { bytes.insert(contentsOf: givenUp, at: 0) }
      givenUp = []
    }
    var events: [InputEvent] = []
    while let event = next(isComplete: false) { events += event }
    return events
  }

  mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  /// Decodes the waiting bytes as they are, usually as Escape.
  public mutating func flush() -> [InputEvent] {
    guard isWaiting else { return [] }
    givenUp = bytes.count <= 2 ? bytes : []
    var events: [InputEvent] = []
    while !bytes.isEmpty, let event = next(isComplete: true) { events += event }
    return events
  }

  private var isReply: Bool {
    guard bytes.starts(with: [0x1B, 0x5B]), bytes.count <= InputDecoder.longest else { return false }
    return bytes.dropFirst(2).allSatisfy { (0x20...0x3F).contains($0) }
  }

  private mutating func next(isComplete: Bool) -> [InputEvent]? {
    if pasted != nil { return nextPaste() }
    if string != nil { return passOverString() }
    guard let first = bytes.first else { return nil }
    if first == 0x1B { return escape(isComplete: isComplete) }
    if first < 0x20 || first == 0x7F {
      bytes.removeFirst()
      return [.key(InputDecoder.control(first))]
    }
    let length = first < 0x80 ? 1 : first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
    guard bytes.count >= length || isComplete else { return nil }
    let part = Array(bytes.prefix(length))
    bytes.removeFirst(part.count)
    guard let text = String(validating: part, as: UTF8.self), let character = text.first else { return [] }
    return [.key(.character(character))]
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x00: .control(" ")
    case 0x1B: .escape
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }

  private mutating func escape(isComplete: Bool) -> [InputEvent]? {
    guard bytes.count > 1 else {
      guard isComplete else { return nil }
      bytes.removeAll()
      return [.key(.escape)]
    }
    switch bytes[1] {
    case 0x5B: return sequence(isComplete: isComplete)
    case 0x4F where bytes.count == 2 && !isComplete: return nil
    case 0x4F where bytes.count > 2:
      let final = bytes[2]
      bytes.removeFirst(3)
      return InputDecoder.arrow(final).map { [.key($0)] } ?? []
    case 0x1B:
      // The first of two Escapes is a key.
      bytes.removeFirst()
      return [.key(.escape)]
    case let kind where ControlString.isBeginning(kind) && (bytes.count > 2 || !isComplete):
      guard bytes.count > 2 else { return nil }
      guard ControlString.isContent(bytes[2], of: kind) else { return alt() }
      bytes.removeFirst(2)
      string = ControlString(kind)
      return []
    case 0x20..<0x7F: return alt()
    default: return alone()
    }
  }

  private mutating func alt() -> [InputEvent] {
    let character = Character(Unicode.Scalar(bytes[1]))
    bytes.removeFirst(2)
    return [.key(.alt(character))]
  }

  /// Skips the control string; decoding continues after its end.
  private mutating func passOverString() -> [InputEvent]? {
    guard var passed = string else { return nil }
    let end = bytes.firstIndex { passed.ends(with: $0) }
    string = end == nil ? passed : nil
    if end != nil, !passed.isCancelled, let reply = TerminalReply(string: passed.content, of: passed.kind) {
      replies.append(reply)
    }
    bytes.removeFirst(end.map { passed.isCancelled ? $0 : $0 + 1 } ?? bytes.count)
    // Cancelling bytes start with the string's Escape; two of them are a user's way out.
    if end != nil, passed.isCancelled, passed.hadEscape, bytes.first != 0x1B { bytes.insert(0x1B, at: 0) }
    return end == nil ? nil : []
  }

  private mutating func alone() -> [InputEvent] {
    bytes.removeFirst()
    return [.key(.escape)]
  }

  private mutating func sequence(isComplete: Bool) -> [InputEvent]? {
    guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      guard bytes.count > InputDecoder.longest else { return isComplete ? alone() : nil }
      bytes = []
      return []
    }
    // An invalid byte cancels the sequence.
    if let stray = bytes[2..<end].firstIndex(where: { $0 < 0x20 || $0 > 0x3F }) {
      bytes.removeFirst(stray)
      return []
    }
    let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
    let final = bytes[end]
    bytes.removeFirst(end + 1)
    if final == 0x7E, parameters == "200" {
      pasted = []
      return []
    }
    if let reply = TerminalReply(parameters: parameters, final: final) {
      replies.append(reply)
      return []
    }
    return InputDecoder.event(parameters, final).map { [$0] } ?? []
  }

  private static func event(_ parameters: String, _ final: UInt8) -> InputEvent? {
    if parameters.hasPrefix("<"), final == 0x4D || final == 0x6D {
      return mouse(parameters.dropFirst(), isDown: final == 0x4D)
    }
    if final == 0x5A { return .key(.backTab) }
    // A cursor position report, which resembles F3 with a modifier.
    if final == 0x52, !parameters.isEmpty, !parameters.hasPrefix("1;") { return nil }
    if parameters.utf8.contains(where: { !(0x30...0x3B).contains($0) }) { return nil }
    if let key = arrow(final) { return .key(key) }
    guard final == 0x7E, let number = parameters.split(separator: ";").first.flatMap({ Int($0) }) else { return nil }
    switch number {
    case 1, 7: return .key(.home)
    case 3: return .key(.delete)
    case 4, 8: return .key(.end)
    case 5: return .key(.pageUp)
    case 6: return .key(.pageDown)
    case 11...15: return .key(.function(number - 10))
    case 17...21: return .key(.function(number - 11))
    case 23, 24: return .key(.function(number - 12))
    default: return nil
    }
  }

  private static func arrow(_ final: UInt8) -> Key? {
    switch final {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    case 0x50...0x53: .function(Int(final) - 0x4F)
    default: nil
    }
  }

  /// A mouse event `<button;column;row`, counted from 1 (SGR mode).
  private static func mouse(_ parameters: Substring, isDown: Bool) -> InputEvent? {
    let numbers = parameters.split(separator: ";").map { Int($0) }
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1], let row = numbers[2], column > 0, row > 0
    else { return nil }
    let (x, y) = (column - 1, row - 1)
    switch code & ~0x1C {
    case 64: return .mouse(.scroll(-1), x: x, y: y)
    case 65: return .mouse(.scroll(1), x: x, y: y)
    case 0, 1, 2: return .mouse(isDown ? .press(button: code & 3) : .release, x: x, y: y)
    case 32, 33, 34: return .mouse(.drag(button: code & 3), x: x, y: y)
    default: return nil
    }
  }

  private mutating func nextPaste() -> [InputEvent]? {
    guard var all = pasted else { return nil }
    pasted = nil
    // Search only new bytes for the end marker, to keep long pastes fast.
    let start = max(0, all.count - InputDecoder.pasteEnd.count)
    all += bytes
    if let end = InputDecoder.index(of: InputDecoder.pasteEnd, in: all, from: start) {
      bytes = Array(all[(end + InputDecoder.pasteEnd.count)...])
      return [.paste(String(decoding: all[..<end], as: UTF8.self))]
    }
    pasted = all
    bytes = []
    return nil
  }

  private static func index(of needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= start + needle.count else { return nil }
    return (start...(bytes.count - needle.count)).first { start in
      bytes[start] == needle[0] && bytes[start..<(start + needle.count)].elementsEqual(needle)
    }
  }
}
