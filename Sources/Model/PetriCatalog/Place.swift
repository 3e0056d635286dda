/// The location of a definition in the catalogue's files.
public struct Place: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The path relative to the catalogue's folder.
  public var file: String
  /// The 1-based line.
  public var line: Int
  /// The 1-based column in code points.
  public var column: Int

  /// Makes a location.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`
  public var description: String { "\(file):\(line):\(column)" }
}
