/// Finds where lines begin.
enum LineTable {
  /// The offsets at which the lines of some bytes begin.
  static func starts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24 + 2)
    bytes.withUnsafeBytes { buffer in
      let count = min(buffer.count, Int(UInt32.max))
      var index = 0
      while index + 8 <= count {
        let word = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        var breaks = marks(of: 0x0A, in: word)
        let returns = marks(of: 0x0D, in: word)
        if returns != 0 { breaks |= lone(returns, buffer, at: index) }
        while breaks != 0 {
          starts.append(UInt32(truncatingIfNeeded: index + breaks.trailingZeroBitCount / 8 + 1))
          breaks &= breaks - 1
        }
        index += 8
      }
      while index < count {
        if isBreak(buffer, at: index) { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
        index += 1
      }
    }
    return starts
  }

  /// The high bit of each of eight bytes that has a value below 0x80.
  @inline(__always)
  private static func marks(of value: UInt64, in word: UInt64) -> UInt64 {
    let sevenBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ (value &* 0x0101_0101_0101_0101)
    // The sum of seven bits carries into the high bit unless they are zero, and never into the next byte.
    return ~((difference & sevenBits) &+ sevenBits | difference | sevenBits)
  }

  /// Those of the marked CRs that no LF follows.
  @inline(never)
  private static func lone(_ returns: UInt64, _ buffer: UnsafeRawBufferPointer, at index: Int) -> UInt64 {
    var rest = returns
    var result: UInt64 = 0
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      if isBreak(buffer, at: index + bit / 8) { result |= 1 << UInt64(bit) }
      rest &= rest - 1
    }
    return result
  }

  private static func isBreak(_ buffer: UnsafeRawBufferPointer, at index: Int) -> Bool {
    let byte = buffer[index]
    return byte == 0x0A || (byte == 0x0D && (index + 1 == buffer.count || buffer[index + 1] != 0x0A))
  }
}
