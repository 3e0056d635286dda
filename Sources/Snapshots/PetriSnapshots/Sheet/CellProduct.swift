import PetriCatalog

/// The cells of a line of a sheet's head: the product of the values of each axis. It isn't made before its size is
/// known.
struct CellProduct {
  /// The values of each axis.
  private let values: [[String]]

  /// Reads a line; `nil` for one that isn't a product of values.
  init?(_ line: Substring) {
    var words = line.split(separator: " ", omittingEmptySubsequences: false)
    var values: [[String]] = [[CellName.examples]]
    if words.first == "with" {
      guard words.count > 2, words[2] == "in", let fixtures = CellWords.values(of: words[1]) else { return nil }
      values = [fixtures]
      words.removeFirst(3)
    }
    values += words.compactMap { CellWords.values(of: $0) }
    guard values.count == 1 + words.count, values.count == CellName.Axis.allCases.count else { return nil }
    self.values = values
  }

  /// How many cells there are; the greatest number for more.
  var count: Int { values.reduce(1) { $0.times($1.count) } }

  /// How many bytes their names have; the greatest number for more.
  var nameBytes: Int {
    values.reduce(0) { sum, own in
      sum.adding((count / max(1, own.count)).times(own.reduce(0) { $0 + $1.utf8.count }))
    }
  }

  /// The cells.
  var cells: [CellName] {
    let all = values.reduce([[]]) { heads, values in heads.flatMap { head in values.map { head + [$0] } } }
    return all.compactMap { CellName(values: $0) }
  }
}
