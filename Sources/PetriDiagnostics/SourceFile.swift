/// A file's bytes with the name to show for it and a table of its lines, from which places are computed.
///
/// The bytes are kept as they were read; nothing is assumed about their encoding.
public final class SourceFile: Sendable {
  /// The path as it is shown to people.
  public let path: String
  /// The contents, as read.
  public let bytes: [UInt8]
  /// The byte offset at which each line begins; the first is 0.
  public let lineStarts: [UInt32]

  /// Makes a source file and its line table.
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

  /// The number of lines; a file that ends with a line break has an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// The number of bytes of the UTF-8 byte order mark at the start: 3 or 0.
  public var byteOrderMarkLength: Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// How the file ends its lines, by the first that ends with LF: CRLF or LF; LF if there is none.
  public var lineBreak: String {
    guard let first = bytes.firstIndex(of: 0x0A) else { return "\n" }
    return first > 0 && bytes[first - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// The line (1-based) that holds the byte at an offset; offsets outside are clamped.
  public func line(at byteOffset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= byteOffset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column (both 1-based, the column in code points) of a byte offset; offsets outside are clamped.
  ///
  /// A byte order mark at the start has no column. A byte that isn't part of valid UTF-8 counts as one code point.
  public func location(at byteOffset: Int) -> SourceLocation {
    let offset = min(max(byteOffset, 0), bytes.count)
    let line = line(at: offset)
    var start = Int(lineStarts[line - 1])
    if start == 0 { start = min(byteOrderMarkLength, offset) }
    let column = RawText.codePointCount(of: bytes[start..<offset]) + 1
    return SourceLocation(line: line, column: column, offset: offset)
  }

  /// The byte offsets of a line (1-based) without its line break and without a byte order mark.
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

  /// The text of a line (1-based) without its line break, not cleaned; bytes that aren't UTF-8 become U+FFFD.
  public func lineText(_ line: Int) -> String {
    String(decoding: bytes[lineRange(line)], as: UTF8.self)
  }

  /// The text between two byte offsets, not cleaned; bytes that aren't UTF-8 become U+FFFD.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The extent between two byte offsets of this file.
  public func range(_ startOffset: Int, _ endOffset: Int) -> SourceRange {
    SourceRange(file: self, startOffset: startOffset, endOffset: endOffset)
  }
}

extension SourceFile: Hashable {
  /// Two files are the same when they have one path and the same bytes.
  public static func == (left: SourceFile, right: SourceFile) -> Bool {
    left === right || (left.path == right.path && left.bytes == right.bytes)
  }

  /// Feeds the path and the length to the hasher: files are many, and versions of one few.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes.count)
  }
}
