/// Linear constraints with priorities, solved by the simplex method of the Cassowary paper (Badros, Borning, Stuckey:
/// The Cassowary Linear Arithmetic Constraint Solving Algorithm, 2001).
package struct LinearSystem: Sendable {
  /// The number of variables, which are numbered from 0.
  package private(set) var variableCount: Int

  package private(set) var constraints: [LinearConstraint] = []

  package init(variableCount: Int = 0) {
    self.variableCount = variableCount
  }

  /// Adds a variable, which may be negative, and returns its number.
  package mutating func addVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) -> Int {
    constraints.append(constraint)
    return constraints.count - 1
  }

  /// Solves the system. Required constraints are satisfied first; then, in descending order of priority, the sum of
  /// errors is minimized without increasing that of higher priorities. If required constraints conflict, the last one
  /// is dropped.
  package func solve() -> Solution {
    var solution = Solution(values: [Double](repeating: 0, count: variableCount), conflicts: [])
    for part in Components(of: constraints.map(\.terms), variableCount: variableCount).parts {
      var problem = Problem(constraints: part.map { (index: $0, constraint: constraints[$0]) })
      problem.solve()
      // Avoids negative zeros.
      for (variable, value) in problem.values { solution.values[variable] = value + 0 }
      solution.conflicts += problem.conflicts
    }
    solution.conflicts.sort { $0.broken < $1.broken }
    return solution
  }

  /// The solution with an additional constraint, for the variables that depend on it.
  package func values(with extra: LinearConstraint) -> [Int: Double] {
    let all = constraints + [extra]
    let parts = Components(of: all.map(\.terms), variableCount: variableCount).parts
    guard let part = parts.first(where: { $0.last == constraints.count }) else { return [:] }
    var problem = Problem(constraints: part.map { (index: $0, constraint: all[$0]) })
    problem.solve()
    return Dictionary(uniqueKeysWithValues: problem.values.map { ($0.variable, $0.value) })
  }
}

package struct Term: Equatable, Sendable {
  package var variable: Int

  package var coefficient: Double

  package init(_ variable: Int, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

package enum Relation: Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

package struct LinearConstraint: Equatable, Sendable {
  package static let required = 1000.0

  /// The terms. The coefficients of a repeated variable are added.
  package var terms: [Term]

  package var constant: Double

  package var relation: Relation

  /// The priority, above 0 and up to `required`. A constraint outweighs all constraints of lower priority.
  package var priority: Double

  package init(
    _ terms: [Term],
    constant: Double = 0,
    _ relation: Relation = .equal,
    priority: Double = LinearConstraint.required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  var isRequired: Bool { priority >= Self.required }
}
