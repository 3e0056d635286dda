/// A set of cells as products of the values of axes, one a line: a sheet names its cells by them.
enum CellProducts {
  /// The products of a set, which depend on nothing but the set: values of the first axis with the same rest are one
  /// product.
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
    var places: [[[[String]]]: Int] = [:]
    for value in byValue.keys.sorted(by: { CellName.order($0, $1, on: own) < 0 }) {
      let rest = products(of: byValue[value] ?? [], from: axis + 1)
      if let place = places[rest] {
        groups[place].values.append(value)
      } else {
        places[rest] = groups.count
        groups.append(([value], rest))
      }
    }
    return groups.flatMap { group in group.rest.map { [group.values] + $0 } }
  }
}
