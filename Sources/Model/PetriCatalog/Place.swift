/// Where a definition is in the catalogue's files.
public struct Place: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file's path relative to the catalogue's folder.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in code points, from 1.
  public var column: Int

  /// Makes a place.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, the form that editors open.
  public var description: String { "\(file):\(line):\(column)" }
}
