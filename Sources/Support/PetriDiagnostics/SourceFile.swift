/// The bytes, the displayed path and the line table of a file.
///
/// The encoding of the bytes may be invalid.
public final class SourceFile: Sendable {
  /// The path for messages.
  public let path: String
  /// The contents.
  public let bytes: [UInt8]
  /// The byte offset at which each line starts.
  public let lineStarts: [UInt32]

  /// Creates a source file.
  ///
  /// Lines end at LF, CRLF or a lone CR. Only the first 4 GiB can be addressed.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lineStarts = LineTable.starts(of: bytes)
  }

  /// Creates a source file from text.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The number of lines; a final line break is followed by an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// The length of the UTF-8 byte order mark: 3 or 0 bytes.
  public var byteOrderMarkLength: Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The line break of the first line that ends with LF or CRLF; LF by default.
  public var lineBreak: String {
    guard let first = bytes.firstIndex(of: 0x0A) else { return "\n" }
    return first > 0 && bytes[first - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// The 1-based line at a byte offset, which is clamped.
  public func line(at byteOffset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= byteOffset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column at a byte offset, which is clamped.
  ///
  /// A byte order mark has no column. A byte that isn't valid UTF-8 counts as one code point.
  public func location(at byteOffset: Int) -> SourceLocation {
    let offset = min(max(byteOffset, 0), bytes.count)
    let line = line(at: offset)
    var start = Int(lineStarts[line - 1])
    if start == 0 { start = min(byteOrderMarkLength, offset) }
    let column = RawText.codePointCount(of: bytes[start..<offset]) + 1
    return SourceLocation(line: line, column: column, offset: offset)
  }

  /// The byte offsets of a 1-based line, without its line break and byte order mark.
  ///
  /// If the line doesn't exist, the range is empty and at the end of the file.
  public func lineRange(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    var start = Int(lineStarts[line - 1])
    var end = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    if line == 1 { start = byteOrderMarkLength }
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  /// The raw text of a 1-based line without its line break; invalid UTF-8 becomes U+FFFD.
  public func lineText(_ line: Int) -> String {
    String(decoding: bytes[lineRange(line)], as: UTF8.self)
  }

  /// The raw text in a range of byte offsets; invalid UTF-8 becomes U+FFFD.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The source range between two byte offsets.
  public func range(_ startOffset: Int, _ endOffset: Int) -> SourceRange {
    SourceRange(file: self, startOffset: startOffset, endOffset: endOffset)
  }
}

extension SourceFile: Hashable {
  /// Compares paths and contents.
  public static func == (left: SourceFile, right: SourceFile) -> Bool {
    left === right || (left.path == right.path && left.bytes == right.bytes)
  }

  /// Hashes the path and the length, which suffice because few files share a path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes.count)
  }
}

enum LineTable {
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
    for offset in index..<count { rest |= UInt64(buffer[offset]) << UInt64((offset - index) * 8) }
    body(rest, index)
  }

  private static func startsAmongReturns(in buffer: UnsafeRawBufferPointer) -> [UInt32] {
    var starts: [UInt32] = [0]
    for index in 0..<min(buffer.count, Int(UInt32.max)) where isBreak(buffer, at: index) {
      starts.append(UInt32(truncatingIfNeeded: index + 1))
    }
    return starts
  }

  /// Sets the high bit of each byte that equals `value`, which must be less than 0x80.
  @inline(__always)
  private static func marks(of value: UInt64, in word: UInt64) -> UInt64 {
    let sevenBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ (value &* 0x0101_0101_0101_0101)
    // The sum of seven bits carries into the high bit unless all are zero, and never into the next byte.
    return ~((difference & sevenBits) &+ sevenBits | difference | sevenBits)
  }

  private static func isBreak(_ buffer: UnsafeRawBufferPointer, at index: Int) -> Bool {
    let byte = buffer[index]
    return byte == 0x0A || (byte == 0x0D && (index + 1 == buffer.count || buffer[index + 1] != 0x0A))
  }
}

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

  /// The length of the valid UTF-8 sequence at an index; `nil` if there is none.
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
