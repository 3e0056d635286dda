import PetriCatalog

/// The cells of a line in a sheet's header, as a Cartesian product of the values on each axis. The product is expanded
/// only after its size was checked.
struct CellProduct {
  private let values: [[String]]

  /// Parses a line; `nil` if it isn't a product of values.
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

  var count: Int { values.reduce(1) { $0.times($1.count) } }

  /// The total length of the cells' names in UTF-8; saturates on overflow.
  var nameBytes: Int {
    values.reduce(0) { sum, own in
      sum.adding((count / max(1, own.count)).times(own.reduce(0) { $0 + $1.utf8.count }))
    }
  }

  var cells: [CellName] {
    let all = values.reduce([[]]) { heads, values in heads.flatMap { head in values.map { head + [$0] } } }
    return all.compactMap { CellName(values: $0) }
  }
}

/// Writes a set of cells as Cartesian products of values, one per line.
enum CellProducts {
  /// The canonical products of a set: values of the first axis with the same rest share a product.
  static func lines(of cells: [CellName]) -> [String] {
    products(of: cells, from: 0).map { values in
      let fixtures = values[0] == [CellName.examples] ? "" : "with \(CellWords.text(of: values[0])) in "
      return fixtures + values.dropFirst().map(CellWords.text).joined(separator: " ")
    }
  }

  private static func products(of cells: [CellName], from axis: Int) -> [[[String]]] {
    guard let own = CellName.Axis(rawValue: axis) else { return [[]] }
    let byValue = Dictionary(grouping: cells) { $0[own] }
    var groups: [(values: [String], rest: [[[String]]])] = []
    var indices: [[[[String]]]: Int] = [:]
    for value in byValue.keys.sorted(by: { CellName.order($0, $1, on: own) < 0 }) {
      let rest = products(of: byValue[value] ?? [], from: axis + 1)
      if let index = indices[rest] {
        groups[index].values.append(value)
      } else {
        indices[rest] = groups.count
        groups.append(([value], rest))
      }
    }
    return groups.flatMap { group in group.rest.map { [group.values] + $0 } }
  }
}
