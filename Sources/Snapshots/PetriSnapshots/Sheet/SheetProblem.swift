/// The reason why a sheet, or a cell of it, can't be read, and its place.
public struct SheetProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The problem.
  public let description: String
  /// Whether a merge left its markers there.
  public let isConflict: Bool

  init(line: Int, _ description: String, isConflict: Bool = false) {
    self.line = line
    self.description = description
    self.isConflict = isConflict
  }
}
