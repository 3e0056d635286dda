/// One part of a system, with its solution.
struct Problem {
  private(set) var conflicts: [Conflict] = []
  private(set) var values: [(variable: Int, value: Double)] = []
  private let constraints: [(index: Int, constraint: LinearConstraint)]
  private var variables: [Int] = []
  private var numbers: [Int: Int] = [:]

  init(constraints: [(index: Int, constraint: LinearConstraint)]) {
    self.constraints = constraints
    for (_, constraint) in constraints {
      for term in constraint.terms where numbers[term.variable] == nil {
        numbers[term.variable] = variables.count
        variables.append(term.variable)
      }
    }
  }

  mutating func solve() {
    values = Array(zip(variables, wishesFulfilled() ?? wishesWeighed()))
  }

  /// Everything as if it were required: where that has a solution nothing is lacking, and no other is better.
  private func wishesFulfilled() -> [Double]? {
    let rows = constraints.map { (row: row(of: $0.constraint), relation: $0.constraint.relation) }
    guard let known = Propagation.values(of: rows, variables: variables.count) else { return nil }
    var tableau = Tableau(externals: variables.count, namesConflicts: false)
    for (row, relation) in rows {
      var rest = Row(constant: row.constant)
      for term in row.terms {
        if let value = known[term.variable] {
          rest.constant += term.coefficient * value
        } else {
          rest.add(term.coefficient, of: term.variable)
        }
      }
      if tableau.add(rest, relation, owner: 0) != nil { return nil }
    }
    return known.enumerated().map { $1 ?? tableau.value(of: $0) }
  }

  private mutating func wishesWeighed() -> [Double] {
    var tableau = Tableau(externals: variables.count, namesConflicts: true)
    for (index, constraint) in constraints where constraint.isRequired {
      if let others = tableau.add(row(of: constraint), constraint.relation, owner: index) {
        conflicts.append(Conflict(broken: index, constraints: (others + [index]).sorted()))
      }
    }
    let wishes = constraints.filter { !$0.constraint.isRequired }
    var levels: [Double: [Int]] = [:]
    for (index, constraint) in wishes {
      let errors = tableau.addWish(row(of: constraint), constraint.relation, owner: index)
      levels[constraint.priority, default: []] += errors
    }
    tableau.minimize(levels.sorted { $0.key > $1.key }.map(\.value))
    return variables.indices.map { tableau.value(of: $0) }
  }

  private func row(of constraint: LinearConstraint) -> Row {
    var row = Row(constant: constraint.constant)
    for term in constraint.terms {
      guard let number = numbers[term.variable] else { continue }
      row.add(term.coefficient, of: number)
    }
    return row
  }
}
