/// An extent in a file, in bytes; lines and columns are computed when asked for.
public struct SourceRange: Sendable, Hashable {
  /// The file.
  public let file: SourceFile
  /// The offset of the first byte.
  public let startOffset: Int
  /// The offset after the last byte; equal to `startOffset` for a place between two characters.
  public let endOffset: Int

  /// Makes an extent; an end before the start is moved to the start.
  public init(file: SourceFile, startOffset: Int, endOffset: Int) {
    self.file = file
    self.startOffset = startOffset
    self.endOffset = max(startOffset, endOffset)
  }

  /// Where it starts.
  public var start: SourceLocation { file.location(at: startOffset) }
  /// Where it ends (the place after its last character).
  public var end: SourceLocation { file.location(at: endOffset) }
  /// The byte offsets.
  public var offsets: Range<Int> { startOffset..<endOffset }
  /// Whether nothing is inside.
  public var isEmpty: Bool { startOffset == endOffset }
  /// The text inside, not cleaned.
  public var text: String { file.text(in: offsets) }

  /// The empty extent at the start of this one.
  public var startPoint: SourceRange { SourceRange(file: file, startOffset: startOffset, endOffset: startOffset) }
  /// The empty extent at the end of this one.
  public var endPoint: SourceRange { SourceRange(file: file, startOffset: endOffset, endOffset: endOffset) }

  /// The smallest extent that holds both; the other must be in the same file.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(
      file: file,
      startOffset: min(startOffset, other.startOffset),
      endOffset: max(endOffset, other.endOffset)
    )
  }
}

extension SourceRange: CustomStringConvertible {
  /// `path:line:column`.
  public var description: String { "\(file.path):\(start)" }
}
