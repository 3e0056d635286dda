enum RawText {
  /// The number of code points; a byte that isn't valid UTF-8 counts as one.
  static func codePointCount(of bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      index += bytes[index] < 0x80 ? 1 : sequenceLength(in: bytes, at: index) ?? 1
      count += 1
    }
    return count
  }

  /// The length of the valid UTF-8 sequence at an index, or nil.
  static func sequenceLength(in bytes: ArraySlice<UInt8>, at index: Int) -> Int? {
    let first = bytes[index]
    let length: Int
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { low = 0xA0 }
      if first == 0xED { high = 0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { low = 0x90 }
      if first == 0xF4 { high = 0x8F }
    default: return nil
    }
    guard index + length <= bytes.endIndex else { return nil }
    guard bytes[index + 1] >= low, bytes[index + 1] <= high else { return nil }
    for next in (index + 2)..<max(index + 2, index + length) where bytes[next] & 0xC0 != 0x80 { return nil }
    return length
  }
}
