/// Bounds that no honest snapshot meets: a line of a file is enough to name billions of cells.
enum SheetLimits {
  /// How many cells a file may hold.
  static let cells = 20_000
  /// How many bytes the names of a file's cells may have.
  static let nameBytes = 16 << 20
  /// How many cells all sections of a file may look through and name. A file with a section for each cell needs no
  /// more.
  static let steps = cells * (cells + stepsPerName)
  /// How many steps a cell counts for that a section names, and is kept for it.
  static let stepsPerName = 40
  /// How many bytes the texts of a file's cells may have.
  static let textBytes = 1 << 30

  /// The problem of a file with some cells; `nil` where they are within the bounds.
  static func problem(cells count: Int, nameBytes bytes: Int) -> String? {
    if count > cells { return "a file can hold at most \(cells) cells" }
    return bytes > nameBytes ? "the names of a file's cells can have at most \(nameBytes) bytes" : nil
  }
}
