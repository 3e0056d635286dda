/// Sanitizes untrusted text before it is displayed.
///
/// Characters that move the cursor, control the terminal, change the writing direction or are invisible are made
/// visible: C0 as control pictures (`␛`), DEL as `␡`, C1, bidirectional controls and invisible characters as
/// `<U+202E>`, invalid UTF-8 as `\xNN`. Joiners and variation selectors are kept if they have an effect. All terminal
/// output is sanitized by this type.
public struct TextCleaning: Sendable, Hashable {
  /// The replacement of tabs.
  public enum Tab: Sendable, Hashable {
    /// The control picture `␉`.
    case picture
    case spaces(Int)
  }

  /// The replacement of invisible characters: direction marks, zero-width blanks, joiners and selectors without effect.
  public enum Invisible: Sendable, Hashable {
    /// The code point: `<U+200E>`.
    case named
    /// Nothing, except for embeddings and overrides (U+202A to U+202E), which can disguise text.
    case namedOverrides
    case leftOut
  }

  /// The replacement of tabs.
  public var tab: Tab
  /// Whether line feeds are kept; if not, they become `␊`.
  public var keepsNewlines: Bool
  /// The replacement of invisible characters.
  public var invisible: Invisible

  /// Creates sanitizing rules.
  public init(tab: Tab = .picture, keepsNewlines: Bool = false, invisible: Invisible = .named) {
    self.tab = tab
    self.keepsNewlines = keepsNewlines
    self.invisible = invisible
  }

  /// The rules for text within a line.
  public static let inline = TextCleaning()
  /// The rules for a line of a source file.
  public static let snippet = TextCleaning(tab: .spaces(4))
  /// The rules for text of several lines.
  public static let block = TextCleaning(tab: .spaces(4), keepsNewlines: true)
  /// The rules for a title in a list.
  public static let title = TextCleaning(invisible: .namedOverrides)
  /// The rules for text in a rendered screen, which hides invisible characters as a device does.
  public static let picture = TextCleaning(invisible: .leftOut)

  /// The sanitized text.
  public func clean(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars { previous = append(scalar, after: previous, to: &result) }
    return result
  }

  /// Bytes as sanitized text.
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
        previous = append(scalar, after: previous, to: &result)
      } else {
        for bad in sequence { result += "\\x" + bad.digits(2, radix: 16, uppercase: true) }
        previous = nil
      }
    }
    return result
  }

  /// Appends a code point or its replacement.
  ///
  /// - Returns: the code point that a following joiner applies to, if any.
  private func append(
    _ scalar: Unicode.Scalar,
    after previous: Unicode.Scalar?,
    to result: inout String
  ) -> Unicode.Scalar? {
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
        return scalar
      }
      if !isLeftOut(scalar) { result += Self.name(of: scalar) }
      return nil
    }
    return scalar
  }

  private func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    switch invisible {
    case .named: false
    case .namedOverrides: scalar.isDefaultIgnorable && !(0x202A...0x202E).contains(scalar.value)
    case .leftOut: scalar.isDefaultIgnorable
    }
  }

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
    // A tag character of a flag emoji must follow the black flag or another tag character.
    case 0xE0020...0xE007F:
      return previous.map { $0.value == 0x1F3F4 || (0xE0020...0xE007F).contains($0.value) } ?? false
    default: return !scalar.isDefaultIgnorable
    }
  }

  /// Whether a joiner or selector has an effect after a code point.
  private static func isBase(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0xA0 else { return false }
    return !scalar.isDefaultIgnorable || scalar.value == 0xFE0F
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    "<U+" + scalar.value.digits(4, radix: 16, uppercase: true) + ">"
  }
}

extension Unicode.Scalar {
  /// Whether the code point has Unicode's `Default_Ignorable_Code_Point` property: it is invisible even in fonts
  /// without a glyph for it.
  var isDefaultIgnorable: Bool { value >= 0xAD && properties.isDefaultIgnorableCodePoint }
}

extension String {
  /// The text sanitized for use within a line.
  public var cleaned: String { TextCleaning.inline.clean(self) }
}
