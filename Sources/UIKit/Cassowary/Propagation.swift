/// Conclusions from equations one at a time: an equation with one unknown gives its value, which may leave another
/// equation with one unknown, and so on. Most of a layout is decided by this alone, in time that grows with its size;
/// the simplex method's rows would grow along a chain of views.
enum Propagation {
  /// The values that follow, nil where none does. Nil for all of them if the rows contradict each other, as far as is
  /// seen here.
  static func values(of rows: [(row: Row, relation: Relation)], variables: Int) -> [Double?]? {
    var known = [Double?](repeating: nil, count: variables)
    var bounds = [Bounds](repeating: Bounds(), count: variables)
    var users = [[Int]](repeating: [], count: variables)
    var unknowns = [Int](repeating: 0, count: rows.count)
    for (index, (row, relation)) in rows.enumerated() {
      if row.terms.count == 1 {
        bounds[row.terms[0].variable].narrow(by: row, relation)
      } else if relation == .equal {
        unknowns[index] = row.terms.count
        for term in row.terms { users[term.variable].append(index) }
      }
    }
    var waiting: [Int] = []
    for variable in known.indices {
      if bounds[variable].isEmpty { return nil }
      guard let value = bounds[variable].onlyValue else { continue }
      known[variable] = value
      waiting.append(variable)
    }
    while let variable = waiting.popLast() {
      for index in users[variable] {
        unknowns[index] -= 1
        guard unknowns[index] == 1, let (variable, value) = unknown(in: rows[index].row, known) else { continue }
        guard bounds[variable].contains(value) else { return nil }
        known[variable] = value
        waiting.append(variable)
      }
    }
    return known
  }

  private static func unknown(in row: Row, _ known: [Double?]) -> (variable: Int, value: Double)? {
    var sum = row.constant
    var open: Term?
    for term in row.terms {
      if let value = known[term.variable] {
        sum += term.coefficient * value
      } else {
        open = term
      }
    }
    return open.map { ($0.variable, -sum / $0.coefficient) }
  }
}
