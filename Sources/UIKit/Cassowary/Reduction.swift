/// Presolves required rows and optional constraints: eliminates variables that equations determine one after the other,
/// and those that occur in one equation only.
///
/// The positions in a column of views are such variables: each is the previous one plus a height. Without elimination,
/// a list of thousands of views has a simplex row with a term for each view above.
struct Reduction {
  typealias Requirement = (row: Row, relation: Relation)
  typealias Wish = (row: Row, relation: Relation, priority: Double)

  private let variableCount: Int
  private var known: [Double?]
  private var requirements: [Requirement] = []
  private var wishes: [Wish] = []
  /// The eliminated variables, each expressed by variables that were eliminated later or remain.
  private var recipes: [(variable: Int, sum: Row)] = []

  init?(of all: [Requirement], _ wishes: [Wish], variables: Int) {
    guard let known = Propagation.values(of: all, variables: variables) else { return nil }
    variableCount = variables
    self.known = known
    for (row, relation) in all {
      let rest = row.with(known)
      if !rest.terms.isEmpty {
        requirements.append((rest, relation))
      } else if !relation.holds(rest.constant) {
        return nil
      }
    }
    for wish in wishes {
      let rest = wish.row.with(known)
      if !rest.terms.isEmpty { self.wishes.append((rest, wish.relation, wish.priority)) }
    }
    var elimination = Elimination(of: requirements, wishes, variables: variables)
    elimination.run()
    recipes = elimination.recipes
    requirements = elimination.requirements.sorted { Reduction.rank($0) < Reduction.rank($1) }
  }

  func values() -> [Double]? {
    var values = known
    let rows = requirements.map(\.row) + wishes.map(\.row)
    for part in Components(of: rows.map(\.terms), variableCount: variableCount).parts {
      guard solve(part, &values) else { return nil }
    }
    for (variable, sum) in recipes.reversed() {
      values[variable] = sum.terms.reduce(sum.constant) { $0 + $1.coefficient * (values[$1.variable] ?? 0) }
    }
    return values.map { $0 ?? 0 }
  }

  /// The conflicts among required rows with constraint indices, one for each independent part.
  static func conflicts(in all: [(index: Int, row: Row, relation: Relation)], variables: Int) -> [Conflict] {
    var elimination = Elimination(of: all.map { ($0.row, $0.relation) }, [], variables: variables)
    elimination.run()
    // Ordered by the last original row, because the last conflicting row is dropped.
    let rows = zip(elimination.requirements, elimination.sources.map { $0.sorted() })
      .sorted { ($0.1.last ?? 0) < ($1.1.last ?? 0) }
    return Components(of: rows.map(\.0.row.terms), variableCount: variables).parts.compactMap { part in
      var tableau = Tableau(externals: variables, namesConflicts: true)
      for owner in part {
        let (row, relation) = rows[owner].0
        guard let others = tableau.add(row, relation, owner: owner) else { continue }
        let constraints = Set((others + [owner]).flatMap { rows[$0].1.map { all[$0].index } }).sorted()
        return constraints.last.map { Conflict(broken: $0, constraints: constraints) }
      }
      return nil
    }
  }

  /// Equations come first because they eliminate variables, and long rows last because elimination shortens them.
  private static func rank(_ requirement: Requirement) -> Int {
    requirement.row.terms.count > 8 ? 2 : requirement.relation == .equal ? 0 : 1
  }

  private func solve(_ part: [Int], _ values: inout [Double?]) -> Bool {
    func row(_ index: Int) -> Row {
      index < requirements.count ? requirements[index].row : wishes[index - requirements.count].row
    }
    let variables = Set(part.flatMap { row($0).terms.map(\.variable) }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    var tableau = Tableau(externals: variables.count, namesConflicts: false)
    var levels: [Double: [Int]] = [:]
    for index in part {
      let own = row(index).renumbered(numbers)
      if index < requirements.count {
        if tableau.add(own, requirements[index].relation, owner: 0) != nil { return false }
      } else {
        let wish = wishes[index - requirements.count]
        levels[wish.priority, default: []] += tableau.addWish(own, wish.relation, owner: 0)
      }
    }
    tableau.minimize(levels.sorted { $0.key > $1.key }.map(\.value))
    for (variable, number) in numbers { values[variable] = tableau.value(of: number) }
    return true
  }
}

extension Row {
  fileprivate func with(_ known: [Double?]) -> Row {
    var rest = Row(constant: constant)
    for term in terms {
      if let value = known[term.variable] {
        rest.constant += term.coefficient * value
      } else {
        rest.add(term.coefficient, of: term.variable)
      }
    }
    return rest
  }

  fileprivate func renumbered(_ numbers: [Int: Int]) -> Row {
    var row = Row(constant: constant)
    for term in terms { row.add(term.coefficient, of: numbers[term.variable] ?? 0) }
    return row
  }
}

extension Relation {
  fileprivate func holds(_ value: Double) -> Bool {
    switch self {
    case .lessThanOrEqual: value <= Row.tolerance
    case .equal: Row.isZero(value)
    case .greaterThanOrEqual: value >= -Row.tolerance
    }
  }
}
