/// Escape sequences in double-quoted scalars.
enum Escape {
  static func range(of scalar: UInt32, in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      let (value, length) = decode(bytes, at: index, end: range.upperBound)
      if value == scalar { return index..<(index + length) }
      index += length
    }
    return nil
  }

  /// Whether an escape sequence can start with a backslash and this byte.
  static func begins(with byte: UInt8) -> Bool { "0abtnvfre \"/\\N_LPxuU\t".utf8.contains(byte) }

  /// The code point and length of the escape sequence at an index; a nil code point if it can't encode a control
  /// character.
  private static func decode(_ bytes: [UInt8], at index: Int, end: Int) -> (UInt32?, Int) {
    let digits: Int
    switch bytes[index + 1] {
    case UInt8(ascii: "0"): return (0, 2)
    case UInt8(ascii: "a"): return (7, 2)
    case UInt8(ascii: "b"): return (8, 2)
    case UInt8(ascii: "v"): return (0x0B, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "e"): return (0x1B, 2)
    case UInt8(ascii: "N"): return (0x85, 2)
    case UInt8(ascii: "L"): return (0x2028, 2)
    case UInt8(ascii: "P"): return (0x2029, 2)
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    default: return (nil, 2)
    }
    guard index + 2 + digits <= end else { return (nil, 2) }
    let text = String(decoding: bytes[(index + 2)..<(index + 2 + digits)], as: UTF8.self)
    return (UInt32(text, radix: 16), 2 + digits)
  }
}
