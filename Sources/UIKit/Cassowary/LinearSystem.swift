/// Linear constraints over variables, with priorities, and their solution by the simplex method in the form of the
/// Cassowary paper (Badros, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm, 2001).
///
/// A value: constraints go in, a solution comes out, nothing is kept between two solutions.
public struct LinearSystem: Sendable {
  /// How many variables there are; their numbers go from 0.
  public private(set) var variableCount: Int

  /// The constraints, in the order in which they were added.
  public private(set) var constraints: [LinearConstraint] = []

  /// A system without constraints.
  public init(variableCount: Int = 0) {
    self.variableCount = variableCount
  }

  /// Adds a variable, which may be negative, and returns its number.
  public mutating func addVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds a constraint and returns its index. Its variables must be this system's.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) -> Int {
    constraints.append(constraint)
    return constraints.count - 1
  }

  /// The best values. First the required constraints; then, from the highest priority down, the least sum of
  /// shortfalls, without loss for those above. Of required constraints that contradict each other the last is left out.
  public func solve() -> Solution {
    var solution = Solution(values: [Double](repeating: 0, count: variableCount), conflicts: [])
    for part in Components(of: constraints.map(\.terms), variableCount: variableCount).parts {
      var problem = Problem(constraints: part.map { (index: $0, constraint: constraints[$0]) })
      problem.solve()
      // No negative zeros.
      for (variable, value) in problem.values { solution.values[variable] = value + 0 }
      solution.conflicts += problem.conflicts
    }
    solution.conflicts.sort { $0.broken < $1.broken }
    return solution
  }

  /// The best values with one more constraint, of the variables that have to do with its own.
  public func values(with extra: LinearConstraint) -> [Int: Double] {
    let all = constraints + [extra]
    let parts = Components(of: all.map(\.terms), variableCount: variableCount).parts
    guard let part = parts.first(where: { $0.last == constraints.count }) else { return [:] }
    var problem = Problem(constraints: part.map { (index: $0, constraint: all[$0]) })
    problem.solve()
    return Dictionary(uniqueKeysWithValues: problem.values.map { ($0.variable, $0.value) })
  }
}
