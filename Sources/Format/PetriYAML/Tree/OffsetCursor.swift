/// Converts libyaml's positions, which count code points, into byte offsets.
///
/// In ASCII files both are equal. Otherwise it walks from the previous position, because positions are nearly in order.
struct OffsetCursor: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let base: Int
  private let isASCII: Bool
  private var index = 0
  private var offset: Int

  /// - Parameters:
  ///   - bytes: The complete file.
  ///   - base: The offset of the first byte that libyaml sees.
  init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int, isASCII: Bool) {
    self.bytes = bytes
    self.base = base
    self.isASCII = isASCII
    offset = base
  }

  var count: Int { bytes.count }

  @inline(__always)
  func byte(at offset: Int) -> UInt8 { bytes[offset] }

  @inline(__always)
  mutating func offset(of target: Int) -> UInt32 {
    if isASCII { return UInt32(truncatingIfNeeded: min(base + target, bytes.count)) }
    return UInt32(truncatingIfNeeded: walk(to: target))
  }

  @inline(never)
  private mutating func walk(to target: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    while target > index, offset + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      let missing = target - index
      if missing < 8 {
        // The rest of a step is mostly ASCII.
        guard word & (0x8080_8080_8080_8080 >> UInt64((8 - missing) * 8)) == 0 else { break }
        index = target
        offset += missing
        break
      }
      let continuations = (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
      index += 8 - continuations
      offset += 8
    }
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    while index < target, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      index += 1
    }
    while index > target, offset > base {
      offset -= 1
      while offset > base, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      index -= 1
    }
    return offset
  }
}
