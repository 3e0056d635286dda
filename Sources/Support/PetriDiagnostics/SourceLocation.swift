/// A 1-based line and column, with the byte offset.
public struct SourceLocation: Sendable, Hashable, Codable {
  /// The 1-based line.
  public var line: Int
  /// The 1-based column in code points, the unit of libyaml and SARIF.
  public var column: Int
  /// The byte offset, including a byte order mark.
  public var offset: Int

  /// Creates a location.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

extension SourceLocation: Comparable {
  /// Orders locations in one file.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.offset, left.line, left.column) < (right.offset, right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The location as text: `line:column`.
  public var description: String { "\(line):\(column)" }
}

/// A range of bytes in a file; lines and columns are computed on demand.
public struct SourceRange: Sendable, Hashable {
  /// The file.
  public let file: SourceFile
  /// The offset of the first byte.
  public let startOffset: Int
  /// The offset after the last byte.
  public let endOffset: Int

  /// Creates a range; if the end is before the start, the range is empty.
  public init(file: SourceFile, startOffset: Int, endOffset: Int) {
    self.file = file
    self.startOffset = startOffset
    self.endOffset = max(startOffset, endOffset)
  }

  /// The location of the first character.
  public var start: SourceLocation { file.location(at: startOffset) }
  /// The location after the last character.
  public var end: SourceLocation { file.location(at: endOffset) }
  /// The byte offsets.
  public var offsets: Range<Int> { startOffset..<endOffset }
  /// Whether the range is empty.
  public var isEmpty: Bool { startOffset == endOffset }
  /// The raw text in the range.
  public var text: String { file.text(in: offsets) }

  /// The empty range at the start.
  public var startPoint: SourceRange { SourceRange(file: file, startOffset: startOffset, endOffset: startOffset) }
  /// The empty range at the end.
  public var endPoint: SourceRange { SourceRange(file: file, startOffset: endOffset, endOffset: endOffset) }

  /// The smallest range that contains both; the other must be in the same file.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(
      file: file,
      startOffset: min(startOffset, other.startOffset),
      endOffset: max(endOffset, other.endOffset)
    )
  }
}

extension SourceRange: CustomStringConvertible {
  /// The start of the range as text: `path:line:column`.
  public var description: String { "\(file.path):\(start)" }
}
