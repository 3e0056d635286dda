struct Problem {
  private(set) var conflicts: [Conflict] = []
  private(set) var values: [(variable: Int, value: Double)] = []
  private var variables: [Int] = []
  private var numbers: [Int: Int] = [:]
  private var required: [(index: Int, row: Row, relation: Relation)] = []
  private var levels: [[Reduction.Wish]] = []

  init(constraints: [(index: Int, constraint: LinearConstraint)]) {
    for (_, constraint) in constraints {
      for term in constraint.terms where numbers[term.variable] == nil {
        numbers[term.variable] = variables.count
        variables.append(term.variable)
      }
    }
    var wishes: [Double: [Reduction.Wish]] = [:]
    for (index, constraint) in constraints {
      let row = row(of: constraint)
      if constraint.isRequired {
        required.append((index, row, constraint.relation))
      } else {
        wishes[constraint.priority, default: []].append((row, constraint.relation, constraint.priority))
      }
    }
    levels = wishes.sorted { $0.key > $1.key }.map(\.value)
  }

  mutating func solve() {
    values = Array(zip(variables, weighed() ?? withoutConflicts()))
  }

  /// The solution; nil if the required constraints conflict.
  ///
  /// As many priority levels as possible are satisfied exactly, by treating them as required: then the equations
  /// determine most values directly, and only the other levels need to be minimized.
  private func weighed() -> [Double]? {
    for count in (0...levels.count).reversed() {
      let rows = required.map { ($0.row, $0.relation) } + levels[..<count].joined().map { ($0.row, $0.relation) }
      let reduction = Reduction(of: rows, Array(levels[count...].joined()), variables: variables.count)
      if let values = reduction?.values() { return values }
    }
    return nil
  }

  private mutating func withoutConflicts() -> [Double] {
    while true {
      let found = Reduction.conflicts(in: required, variables: variables.count)
      conflicts += found
      let broken = Set(found.map(\.broken))
      required.removeAll { broken.contains($0.index) }
      if let values = weighed() { return values }
      // A conflict may be due to rounding only; dropping the last row guarantees termination.
      if found.isEmpty { required.removeLast() }
    }
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

struct Bounds {
  enum End {
    case least
    case greatest

    var opposite: End { self == .least ? .greatest : .least }
  }

  private var least = -Double.infinity
  private var greatest = Double.infinity

  mutating func narrow(by row: Row, _ relation: Relation) {
    let coefficient = row.terms[0].coefficient
    let limit = -row.constant / coefficient
    if relation == .equal || (relation == .greaterThanOrEqual) == (coefficient > 0) { least = max(least, limit) }
    if relation == .equal || (relation == .lessThanOrEqual) == (coefficient > 0) { greatest = min(greatest, limit) }
  }

  var isEmpty: Bool { least > greatest + Row.tolerance }

  var onlyValue: Double? { Row.isZero(greatest - least) ? least : nil }

  func contains(_ value: Double) -> Bool {
    value >= least - Row.tolerance && value <= greatest + Row.tolerance
  }

  subscript(end: End) -> Double { end == .least ? least : greatest }
}

package struct Conflict: Equatable, Sendable {
  /// The index of the dropped constraint, which is the last one added.
  package var broken: Int

  /// The ascending indices of all conflicting constraints, including the dropped one.
  package var constraints: [Int]
}

package struct Solution: Equatable, Sendable {
  /// A value for each variable; 0 if no constraint determines it.
  package var values: [Double]

  package var conflicts: [Conflict]
}
