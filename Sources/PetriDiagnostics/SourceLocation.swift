/// A place in a file as people count: line and column from 1, the column in code points.
public struct SourceLocation: Sendable, Hashable, Codable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in code points (libyaml's and SARIF's unit).
  public var column: Int
  /// The byte offset in the file, from 0, a byte order mark included.
  public var offset: Int

  /// Makes a place.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

extension SourceLocation: Comparable {
  /// Orders places of one file.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.offset, left.line, left.column) < (right.offset, right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}
