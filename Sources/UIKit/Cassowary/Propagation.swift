/// Solves equations by propagation: an equation with one unknown determines it, which may leave others with one
/// unknown. This determines most of a layout in linear time; simplex rows would grow along a chain of views.
enum Propagation {
  /// The determined values, nil for the others. Returns nil if a conflict among the rows is found.
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

/// Eliminates variables that occur only in equations and bounds if one of the equations implies the bounds.
///
/// Sources: Andersen, Andersen: Presolving in linear programming, 1995, "free column singletons" and "implied free".
struct Elimination {
  var requirements: [Reduction.Requirement] { rows.compactMap(\.self) }
  /// The eliminated variables, each expressed by variables that were eliminated later or remain.
  private(set) var recipes: [(variable: Int, sum: Row)] = []

  var sources: [[Int]] { zip(rows, sourcesOfRows).compactMap { $0 == nil ? nil : $1 } }

  private var rows: [Reduction.Requirement?]
  private var sourcesOfRows: [[Int]]
  private var bounds: [Bounds]
  private var bounding: [[Int]]
  private var equations: [Set<Int>]
  private var isWished: [Bool]

  init(of requirements: [Reduction.Requirement], _ wishes: [Reduction.Wish], variables: Int) {
    rows = requirements
    sourcesOfRows = requirements.indices.map { [$0] }
    bounds = [Bounds](repeating: Bounds(), count: variables)
    bounding = [[Int]](repeating: [], count: variables)
    equations = [Set<Int>](repeating: [], count: variables)
    isWished = [Bool](repeating: false, count: variables)
    for (index, (row, relation)) in requirements.enumerated() {
      if relation == .equal {
        for term in row.terms { equations[term.variable].insert(index) }
      } else if row.terms.count == 1 {
        let variable = row.terms[0].variable
        bounds[variable].narrow(by: row, relation)
        bounding[variable].append(index)
      } else {
        for term in row.terms { isWished[term.variable] = true }
      }
    }
    for wish in wishes {
      for term in wish.row.terms { isWished[term.variable] = true }
    }
  }

  /// Eliminates all possible variables. Each equation changes once per round, so that a chain halves in each; otherwise
  /// rows would grow along the chain.
  mutating func run() {
    var candidates = Array(equations.indices)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      var changed: Set<Int> = []
      var next: Set<Int> = []
      for variable in candidates where !isWished[variable] {
        let own = equations[variable]
        guard own.count == 1 || own.count == 2 else { continue }
        guard own.isDisjoint(with: changed) else {
          next.insert(variable)
          continue
        }
        guard let equation = own.sorted().first(where: { keepsBounds(of: variable, $0) }) else { continue }
        hasChanged = true
        next.formUnion(takeOut(variable, by: equation, &changed))
      }
      candidates = next.sorted()
    }
  }

  private mutating func takeOut(_ variable: Int, by equation: Int, _ changed: inout Set<Int>) -> [Int] {
    guard let sum = rows[equation]?.row.solved(for: variable) else { return [] }
    recipes.append((variable, sum))
    rows[equation] = nil
    for index in bounding[variable] { rows[index] = nil }
    for term in sum.terms { equations[term.variable].remove(equation) }
    for other in equations[variable] where other != equation {
      changed.insert(other)
      guard let coefficient = rows[other]?.row.remove(variable) else { continue }
      rows[other]?.row.add(sum, times: coefficient)
      sourcesOfRows[other] += sourcesOfRows[equation]
      for term in sum.terms {
        if rows[other]?.row.coefficient(of: term.variable) == 0 {
          equations[term.variable].remove(other)
        } else {
          equations[term.variable].insert(other)
        }
      }
    }
    equations[variable] = []
    return sum.terms.map(\.variable)
  }

  /// Whether the bounds of an equation's other variables imply this variable's bounds.
  private func keepsBounds(of variable: Int, _ equation: Int) -> Bool {
    guard let row = rows[equation]?.row else { return false }
    return [Bounds.End.least, .greatest].allSatisfy { end in
      bounds[variable][end].isInfinite || extreme(end, of: variable, by: row).map(bounds[variable].contains) ?? false
    }
  }

  /// The least or greatest value that an equation permits a variable; nil if it is unbounded.
  private func extreme(_ end: Bounds.End, of variable: Int, by row: Row) -> Double? {
    let coefficient = row.coefficient(of: variable)
    var value = -row.constant / coefficient
    for term in row.terms where term.variable != variable {
      let factor = -term.coefficient / coefficient
      value += factor * bounds[term.variable][factor > 0 ? end : end.opposite]
      if value.isInfinite { return nil }
    }
    return value
  }
}
