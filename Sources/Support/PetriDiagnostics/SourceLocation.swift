/// A line and column, both 1-based, with the byte offset.
public struct SourceLocation: Sendable, Hashable, Codable {
  /// The 1-based line.
  public var line: Int
  /// The 1-based column in code points, the unit of libyaml and SARIF.
  public var column: Int
  /// The byte offset, including a byte order mark.
  public var offset: Int

  /// Makes a location.
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
  /// `line:column`
  public var description: String { "\(line):\(column)" }
}
