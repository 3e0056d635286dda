extension UnsafeBufferPointer<UInt8> {
  /// Whether there is a `$`, `{` or `\`, which start interpolation here and in other languages.
  var mayHoldValue: Bool {
    var index = 0
    let raw = UnsafeRawBufferPointer(self)
    while index + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word.mayHold(UInt8(ascii: "$")) || word.mayHold(UInt8(ascii: "{")) || word.mayHold(UInt8(ascii: "\\")) {
        return true
      }
      index += 8
    }
    return self[index...].contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\\") }
  }
}

extension UInt64 {
  /// Whether a byte may be among the eight; false only if it isn't.
  @inline(__always)
  fileprivate func mayHold(_ byte: UInt8) -> Bool {
    let difference = self ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }
}
