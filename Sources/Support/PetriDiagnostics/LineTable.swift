/// Finds the offsets of lines.
enum LineTable {
  /// The offset at which each line starts.
  static func starts(of bytes: [UInt8]) -> [UInt32] {
    bytes.withUnsafeBytes { buffer in
      // The capacity is an upper bound.
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: buffer.count + 1) { starts in
        starts.initializeElement(at: 0, to: 0)
        var count = 1
        var returns: UInt64 = 0
        each(of: buffer) { word, index in
          returns |= marks(of: 0x0D, in: word)
          var breaks = marks(of: 0x0A, in: word)
          while breaks != 0 {
            let start = UInt32(truncatingIfNeeded: index + breaks.trailingZeroBitCount / 8 + 1)
            starts.initializeElement(at: count, to: start)
            count += 1
            breaks &= breaks - 1
          }
        }
        return returns == 0 ? Array(starts[..<count]) : startsAmongReturns(in: buffer)
      }
    }
  }

  /// Calls `body` with eight bytes at a time and their offset; the last word is padded with zeros.
  @inline(__always)
  private static func each(of buffer: UnsafeRawBufferPointer, _ body: (UInt64, Int) -> Void) {
    let count = min(buffer.count, Int(UInt32.max))
    var index = 0
    while index + 8 <= count {
      body(buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian, index)
      index += 8
    }
    var rest: UInt64 = 0
    for place in index..<count { rest |= UInt64(buffer[place]) << UInt64((place - index) * 8) }
    body(rest, index)
  }

  private static func startsAmongReturns(in buffer: UnsafeRawBufferPointer) -> [UInt32] {
    var starts: [UInt32] = [0]
    for index in 0..<min(buffer.count, Int(UInt32.max)) where isBreak(buffer, at: index) {
      starts.append(UInt32(truncatingIfNeeded: index + 1))
    }
    return starts
  }

  /// Sets the high bit of each byte that equals `value`, which must be below 0x80.
  @inline(__always)
  private static func marks(of value: UInt64, in word: UInt64) -> UInt64 {
    let sevenBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ (value &* 0x0101_0101_0101_0101)
    // The sum of seven bits carries into the high bit unless they are zero, and never into the next byte.
    return ~((difference & sevenBits) &+ sevenBits | difference | sevenBits)
  }

  private static func isBreak(_ buffer: UnsafeRawBufferPointer, at index: Int) -> Bool {
    let byte = buffer[index]
    return byte == 0x0A || (byte == 0x0D && (index + 1 == buffer.count || buffer[index + 1] != 0x0A))
  }
}
