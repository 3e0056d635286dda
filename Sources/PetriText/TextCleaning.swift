/// Makes text from outside harmless before it is shown.
///
/// What would move the cursor, change the terminal, turn the direction of writing or hide is shown instead: C0 as
/// control pictures (`␛`), DEL as `␡`, C1, direction controls and invisible characters as `<U+202E>`, bytes that aren't
/// UTF-8 as `\xNN`. Joiners and variation selectors stay where they have a meaning: in emoji, and in scripts that need
/// them. Everything that reaches a terminal goes through here.
public struct TextCleaning: Sendable, Hashable {
  /// What becomes of a tab.
  public enum Tab: Sendable, Hashable {
    /// The picture `␉`.
    case picture
    /// So many blanks.
    case spaces(Int)
  }

  /// What becomes of tabs.
  public var tab: Tab
  /// Whether line feeds stay; else they become `␊`.
  public var keepsNewlines: Bool

  /// Makes rules.
  public init(tab: Tab = .picture, keepsNewlines: Bool = false) {
    self.tab = tab
    self.keepsNewlines = keepsNewlines
  }

  /// For a piece of a line: no tab, no line break.
  public static let inline = TextCleaning()
  /// For a line of a source file: a tab is four blanks.
  public static let snippet = TextCleaning(tab: .spaces(4))
  /// For text of several lines.
  public static let block = TextCleaning(tab: .spaces(4), keepsNewlines: true)

  /// The text made harmless; itself if nothing in it is harmful.
  public func clean(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      append(scalar, after: previous, to: &result)
      previous = scalar
    }
    return result
  }

  /// Bytes as harmless text.
  public func clean(bytes: some Sequence<UInt8>) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    var iterator = bytes.makeIterator()
    var pending: [UInt8] = []
    while let byte = pending.isEmpty ? iterator.next() : pending.removeFirst() {
      var sequence = [byte]
      let length = byte < 0x80 ? 1 : byte < 0xC2 ? 0 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 0
      while sequence.count < length {
        guard let next = pending.isEmpty ? iterator.next() : pending.removeFirst() else { break }
        if next & 0xC0 != 0x80 {
          pending.insert(next, at: 0)
          break
        }
        sequence.append(next)
      }
      if length > 0, let text = String(validating: sequence, as: UTF8.self), let scalar = text.unicodeScalars.first {
        append(scalar, after: previous, to: &result)
        previous = scalar
      } else {
        for bad in sequence { result += "\\x" + Self.hexadecimal(UInt32(bad), digits: 2) }
        previous = nil
      }
    }
    return result
  }

  private func append(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, to result: inout String) {
    switch scalar.value {
    case 0x09:
      switch tab {
      case .picture: result += "\u{2409}"
      case .spaces(let count): result += String(repeating: " ", count: count)
      }
    case 0x0A where keepsNewlines:
      result += "\n"
    case 0x00..<0x20:
      result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x20..<0x7F:
      result.unicodeScalars.append(scalar)
    case 0x7F:
      result += "\u{2421}"
    default:
      if Self.isHarmless(scalar, after: previous) {
        result.unicodeScalars.append(scalar)
      } else {
        result += Self.name(of: scalar)
      }
    }
  }

  /// Whether a code point that isn't ASCII can be shown as it is.
  private static func isHarmless(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    let value = scalar.value
    if value < 0xA0 { return false }
    let properties = scalar.properties
    if properties.isNoncharacterCodePoint { return false }
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: return false
    case 0x200C, 0x200D: return previous.map { isBase($0) } ?? false
    case 0xFE0F: return previous.map { isBase($0) || $0.properties.isEmoji } ?? false
    case 0xFE00...0xFE0E, 0xE0100...0xE01EF: return previous.map { isBase($0) || $0.properties.isEmoji } ?? false
    // Letters of a flag: after the black flag or another such letter.
    case 0xE0020...0xE007F:
      return previous.map { $0.value == 0x1F3F4 || (0xE0020...0xE007F).contains($0.value) } ?? false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a joiner or selector after a code point can mean something.
  private static func isBase(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0xA0 else { return false }
    return !scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0xFE0F
  }

  /// `<U+202E>`.
  private static func name(of scalar: Unicode.Scalar) -> String {
    "<U+" + hexadecimal(scalar.value, digits: 4) + ">"
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension String {
  /// The text made harmless for showing within a line; see ``TextCleaning``.
  public var cleaned: String { TextCleaning.inline.clean(self) }
}
