/// A file's bytes, displayed path and line table.
///
/// Nothing is assumed about the encoding of the bytes.
public final class SourceFile: Sendable {
  /// The path for messages.
  public let path: String
  /// The contents.
  public let bytes: [UInt8]
  /// The byte offset at which each line starts.
  public let lineStarts: [UInt32]

  /// Makes a source file.
  ///
  /// Lines end at LF, CRLF or a lone CR. Only the first 4 GiB can be addressed.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lineStarts = LineTable.starts(of: bytes)
  }

  /// Makes a source file from text.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The number of lines; a final line break is followed by an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// The length of the UTF-8 byte order mark: 3 or 0 bytes.
  public var byteOrderMarkLength: Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// The line ending of the first line that ends with LF, CRLF or LF; LF by default.
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

  /// The byte offsets of a 1-based line without its line break and byte order mark.
  ///
  /// A line that doesn't exist gives an empty range at the end.
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
