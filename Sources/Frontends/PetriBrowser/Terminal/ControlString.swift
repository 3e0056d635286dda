/// Finds the end of a control string that a terminal sends in reply (OSC, DCS, APC, PM, SOS).
///
/// A control string ends with ESC \\ or BEL. Any other sequence or control character cancels it, so that pressing Escape twice ends a
/// string begun by accident (ECMA-48, 5.6 and 8.3).
struct ControlString: Sendable {
  let kind: UInt8
  /// The content, up to the length of the longest known reply.
  private(set) var content: [UInt8] = []
  /// Whether the previous byte was Escape.
  private(set) var hadEscape = false
  private(set) var isCancelled = false

  init(_ kind: UInt8) {
    self.kind = kind
  }

  static func isBeginning(_ byte: UInt8) -> Bool { "]P_^X".utf8.contains(byte) }

  /// Whether a byte can be the first of the content. OSC begins with a number, so that Alt with `]` is recognized as a
  /// key.
  static func isContent(_ byte: UInt8, of kind: UInt8) -> Bool {
    kind == UInt8(ascii: "]") ? (0x30...0x39).contains(byte) || "LlI".utf8.contains(byte) : byte >= 0x20 && byte != 0x7F
  }

  /// Whether bytes received together are the rest of a reply whose beginning was taken for keys.
  static func isRest(_ bytes: [UInt8], of beginning: [UInt8]) -> Bool {
    guard beginning.first == 0x1B, bytes.count > 1 || beginning.count > 1 else { return false }
    let all = beginning + bytes
    guard all.count > 2 else { return false }
    let isEnded = all.last == 0x07 || all.suffix(2) == [0x1B, UInt8(ascii: "\\")]
    switch all[1] {
    case UInt8(ascii: "["): return beginning.count == 1 && isSequence(all.dropFirst(2))
    case UInt8(ascii: "]"): return (0x30...0x39).contains(all[2]) || isContent(all[2], of: all[1]) && isEnded
    case let kind where isBeginning(kind): return all.count > 3 && isEnded
    default: return false
    }
  }

  /// Whether bytes complete a sequence after `ESC [`: parameters and a final byte, or a single capital.
  private static func isSequence(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let final = bytes.last, (0x40...0x7E).contains(final) else { return false }
    return bytes.dropLast().allSatisfy { (0x20...0x3F).contains($0) } && (bytes.count > 1 || final < 0x5B)
  }

  mutating func ends(with byte: UInt8) -> Bool {
    if hadEscape {
      isCancelled = byte != UInt8(ascii: "\\")
      return true
    }
    if byte == 0x1B {
      hadEscape = true
      return false
    }
    isCancelled = byte < 0x20 && byte != 0x07 && !(0x08...0x0D).contains(byte)
    if byte == 0x07 || isCancelled { return true }
    if content.count < TerminalReply.longest { content.append(byte) }
    return false
  }
}
