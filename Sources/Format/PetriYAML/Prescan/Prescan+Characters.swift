internal import PetriDiagnostics

extension Prescan {
  /// Checks every byte, eight at a time while they are printable ASCII.
  mutating func checkCharacters() {
    let count = file.bytes.count
    var index = file.byteOrderMarkLength
    file.bytes.withUnsafeBytes { buffer in
      while index < count, !isFatal {
        while index + 8 <= count, Self.areOrdinary(buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
          index += 8
        }
        let end = min(index + 8, count)
        while index < end {
          let byte = buffer[index]
          if byte >= 0x20 && byte < 0x7F || byte == 0x0A {
            index += 1
          } else {
            index += checkUnusual(byte, at: index)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func areOrdinary(_ word: UInt64) -> Bool {
    let highBits: UInt64 = 0x8080_8080_8080_8080
    let sevenBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    guard word & highBits == 0 else { return false }
    // No addition carries into the next byte, so each high bit is about its own byte.
    let isControl = ~((word << 1 | word << 2) & highBits) & highBits
    let isNotLF = (word ^ 0x0A0A_0A0A_0A0A_0A0A) &+ sevenBits
    let isNotDEL = (word ^ sevenBits) &+ sevenBits
    return isControl & isNotLF | ~isNotDEL & highBits == 0
  }

  /// Checks a byte that isn't printable ASCII; returns the number of bytes consumed.
  private mutating func checkUnusual(_ byte: UInt8, at index: Int) -> Int {
    if byte >= 0x80 { return checkNonASCII(at: index) }
    switch byte {
    case 0x09:
      noteTab(at: index)
      return 1
    case 0x0D:
      let isPair = index + 1 < file.bytes.count && file.bytes[index + 1] == 0x0A
      if !isPair, isStrict { oddLineBreak(0x0D, at: index, length: 1) }
      return isPair ? 2 : 1
    case 0:
      report(.notText, at: index..<(index + 1))
      isFatal = true
      return 1
    default:
      control(UInt32(byte), at: index, length: 1)
      return 1
    }
  }

  private mutating func checkNonASCII(at index: Int) -> Int {
    isASCII = false
    guard let (scalar, length) = UTF8Decoding.decode(file.bytes, at: index) else { return notUTF8(at: index) }
    switch scalar {
    case 0x85, 0x2028, 0x2029:
      if isStrict { oddLineBreak(scalar, at: index, length: length) }
    case 0x80...0x9F:
      control(scalar, at: index, length: length)
    case 0xFEFF:
      if isStrict { strayMark(at: index) }
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      if isStrict { report(.directionControl(scalar), at: index..<(index + length)) }
    default:
      if UTF8Decoding.isNoncharacter(scalar), isStrict || scalar < 0x10000 && scalar > 0xFFFD {
        report(.noncharacter(scalar), at: index..<(index + length))
        mask(index..<(index + length), with: UInt8(ascii: "?"))
      }
    }
    return length
  }

  private mutating func notUTF8(at index: Int) -> Int {
    var end = index + 1
    while end < file.bytes.count, file.bytes[end] >= 0x80, UTF8Decoding.decode(file.bytes, at: end) == nil { end += 1 }
    report(.notUTF8(end - index), at: index..<end)
    mask(index..<end, with: UInt8(ascii: "?"))
    return end - index
  }

  private mutating func control(_ scalar: UInt32, at index: Int, length: Int) {
    report(.controlCharacter(scalar, isEscaped: false), at: index..<(index + length))
    mask(index..<(index + length), with: UInt8(ascii: "?"))
  }

  private mutating func oddLineBreak(_ scalar: UInt32, at index: Int, length: Int) {
    report(.oddLineBreak(scalar), at: index..<(index + length))
    mask(index..<(index + length), with: length == 1 ? 0x0A : UInt8(ascii: "?"))
  }

  private mutating func strayMark(at index: Int) {
    report(.strayByteOrderMark, at: index..<(index + 3))
    isFatal = true
  }

  /// Records the first tab in a line's indentation.
  private mutating func noteTab(at index: Int) {
    guard tabs.count < 10_000 else { return }
    var before = index
    while before > 0, file.bytes[before - 1] == 0x20 { before -= 1 }
    let isFirst = before == 0 || file.bytes[before - 1] == 0x0A || file.bytes[before - 1] == 0x0D
    if isFirst || before == file.byteOrderMarkLength { tabs.append(index) }
  }
}

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

  static func isNoncharacter(_ scalar: UInt32) -> Bool {
    scalar & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar)
  }

  /// The conventional notation of a code point: `U+202E`.
  static func name(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
