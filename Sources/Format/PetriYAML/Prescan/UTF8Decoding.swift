enum UTF8Decoding {
  /// The code point at an index and its length in bytes; nil if the bytes aren't valid UTF-8.
  static func decode(_ bytes: [UInt8], at index: Int) -> (scalar: UInt32, length: Int)? {
    let first = bytes[index]
    let length: Int
    switch first {
    case 0x00...0x7F: return (UInt32(first), 1)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for next in (index + 1)..<(index + length) {
      guard bytes[next] & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(bytes[next] & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard scalar >= least, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return nil }
    return (scalar, length)
  }

  /// Whether a code point is a Unicode noncharacter.
  static func isNoncharacter(_ scalar: UInt32) -> Bool {
    scalar & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar)
  }

  /// The conventional notation of a code point: `U+202E`.
  static func name(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
