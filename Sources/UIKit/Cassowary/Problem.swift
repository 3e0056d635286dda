/// One part of a system, with its solution.
struct Problem {
  private(set) var conflicts: [Conflict] = []
  private(set) var values: [(variable: Int, value: Double)] = []
  private var variables: [Int] = []
  private var numbers: [Int: Int] = [:]
  private var required: [(index: Int, row: Row, relation: Relation)] = []
  /// The wishes of each priority, the highest first.
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

  /// The best values; `nil` where what is required contradicts itself.
  ///
  /// As many levels of wishes as can be fulfilled are taken as required: nothing of them is lacking in the best solution, and required
  /// rows decide most values one after the other. Only the wishes of the other levels are weighed.
  private func weighed() -> [Double]? {
    for count in (0...levels.count).reversed() {
      let rows = required.map { ($0.row, $0.relation) } + levels[..<count].joined().map { ($0.row, $0.relation) }
      let reduction = Reduction(of: rows, Array(levels[count...].joined()), variables: variables.count)
      if let values = reduction?.values() { return values }
    }
    return nil
  }

  /// The best values without what contradicts the rest, which is named.
  private mutating func withoutConflicts() -> [Double] {
    while true {
      let found = Reduction.conflicts(in: required, variables: variables.count)
      conflicts += found
      let broken = Set(found.map(\.broken))
      required.removeAll { broken.contains($0.index) }
      if let values = weighed() { return values }
      // Only rounding sees a contradiction: the last row goes, so that it ends.
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
