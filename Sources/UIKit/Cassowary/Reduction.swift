/// The part of required rows and wishes that is left to solve when all is taken out that follows from the rest: values that equations
/// decide one after the other, and variables that nothing but an equation speaks of.
///
/// The positions of views below one another are such variables, each the one before and a height. Without them a list of thousands of
/// views falls into a part for each view, where the simplex method's rows would have a term for each view above.
struct Reduction {
  /// A required row.
  typealias Requirement = (row: Row, relation: Relation)
  /// A row that should hold.
  typealias Wish = (row: Row, relation: Relation, priority: Double)

  private let variableCount: Int
  private var known: [Double?]
  private var requirements: [Requirement] = []
  private var wishes: [Wish] = []
  /// Variables that were taken out, each with its sum of those that were taken out later or not at all.
  private var recipes: [(variable: Int, sum: Row)] = []

  /// Reduces rows; `nil` where they contradict each other, as far as is seen here.
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

  /// The best values; `nil` where the required rows contradict each other.
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

  /// Required rows that contradict each other, a conflict of each part that has one.
  ///
  /// - Parameter all: the rows, with their numbers for the conflicts.
  static func conflicts(in all: [(index: Int, row: Row, relation: Relation)], variables: Int) -> [Conflict] {
    var elimination = Elimination(of: all.map { ($0.row, $0.relation) }, [], variables: variables)
    elimination.run()
    // In the order of the last row that each was made of: of rows that contradict each other the last is left out.
    let rows = zip(elimination.requirements, elimination.sources.map { $0.sorted() })
      .sorted { ($0.1.last ?? 0) < ($1.1.last ?? 0) }
    return Components(of: rows.map(\.0.row.terms), variableCount: variables).parts.compactMap { part in
      var tableau = Tableau(externals: variables, namesConflicts: true)
      for place in part {
        let (row, relation) = rows[place].0
        guard let others = tableau.add(row, relation, owner: place) else { continue }
        let constraints = Set((others + [place]).flatMap { rows[$0].1.map { all[$0].index } }).sorted()
        return constraints.last.map { Conflict(broken: $0, constraints: constraints) }
      }
      return nil
    }
  }

  /// Equations first, since they leave less for others to be about, and long rows last: then they are short.
  private static func rank(_ requirement: Requirement) -> Int {
    requirement.row.terms.count > 8 ? 2 : requirement.relation == .equal ? 0 : 1
  }

  /// Solves rows that have no variable in common with others.
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
  /// The row with numbers for the variables that are known.
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

  /// The row with other numbers for its variables, which are in the same order.
  fileprivate func renumbered(_ numbers: [Int: Int]) -> Row {
    var row = Row(constant: constant)
    for term in terms { row.add(term.coefficient, of: numbers[term.variable] ?? 0) }
    return row
  }
}

extension Relation {
  /// Whether a number relates so to 0.
  fileprivate func holds(_ value: Double) -> Bool {
    switch self {
    case .lessThanOrEqual: value <= Row.tolerance
    case .equal: Row.isZero(value)
    case .greaterThanOrEqual: value >= -Row.tolerance
    }
  }
}
