/// The simplex tableau: basic variables are expressed by the parametric ones, which are 0.
///
/// External variables are the layout's and may be negative. All others are at least 0, and the row of such a variable
/// contains no external ones, which keeps the tableau feasible when an external variable becomes basic.
struct Tableau {
  private enum Kind {
    case external
    case slack
    /// The variable of a required equation. It is always 0 and identifies the equation's part in other rows.
    case marker
  }

  private var kinds: [Kind]
  private var rows: [Row?]
  /// The rows that a variable may occur in, including outdated ones.
  private var columns: [[Int]]
  private var owners: [Int?]
  private let namesConflicts: Bool

  /// If conflicts aren't reported, equations need no marker variables, which shortens the rows.
  init(externals: Int, namesConflicts: Bool) {
    self.namesConflicts = namesConflicts
    kinds = [Kind](repeating: .external, count: externals)
    rows = [Row?](repeating: nil, count: externals)
    columns = [[Int]](repeating: [], count: externals)
    owners = [Int?](repeating: nil, count: externals)
  }

  func value(of variable: Int) -> Double {
    rows[variable]?.constant ?? 0
  }

  // MARK: Adding

  /// Adds a required constraint, or returns the owners of the constraints that it conflicts with and changes nothing.
  mutating func add(_ sum: Row, _ relation: Relation, owner: Int) -> [Int]? {
    var row = withoutBasics(sum)
    if relation == .equal, !namesConflicts { return enter(row, own: [], owner: owner) }
    let own = addVariable(relation == .equal ? .marker : .slack, owner)
    row.add(relation == .greaterThanOrEqual ? -1 : 1, of: own)
    return enter(row, own: [own], owner: owner)
  }

  mutating func addWish(_ sum: Row, _ relation: Relation, owner: Int) -> [Int] {
    var row = withoutBasics(sum)
    let (above, below) = (addVariable(.slack, owner), addVariable(.slack, owner))
    row.add(-1, of: above)
    row.add(1, of: below)
    // Both error variables make the row always satisfiable.
    _ = enter(row, own: [above, below], owner: owner)
    switch relation {
    case .equal: return [above, below]
    case .lessThanOrEqual: return [above]
    case .greaterThanOrEqual: return [below]
    }
  }

  private mutating func addVariable(_ kind: Kind, _ owner: Int?) -> Int {
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    owners.append(owner)
    return kinds.count - 1
  }

  private func withoutBasics(_ sum: Row) -> Row {
    var terms: [Term] = []
    var constant = sum.constant
    for term in sum.terms {
      if let basic = rows[term.variable] {
        constant += basic.constant * term.coefficient
        for own in basic.terms { terms.append(Term(own.variable, own.coefficient * term.coefficient)) }
      } else {
        terms.append(term)
      }
    }
    return Row(constant: constant, sumOf: terms)
  }

  private mutating func enter(_ equation: Row, own: [Int], owner: Int) -> [Int]? {
    var row = equation
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, own: own) {
      makeBasic(subject, row.solved(for: subject))
      return nil
    }
    if row.terms.allSatisfy({ kinds[$0.variable] == .marker }) {
      if !Row.isZero(row.constant) { return others(in: row, than: owner) }
      // The equation is redundant.
      if let marker = own.first { makeBasic(marker, row.solved(for: marker)) }
      return nil
    }
    return enterWithArtificial(row, owner: owner)
  }

  /// The variable to solve for: the least used external one, or one of the row's own that is feasible.
  private func subject(of row: Row, own: [Int]) -> Int? {
    var best: Int?
    for term in row.terms where kinds[term.variable] == .external {
      if best.map({ columns[term.variable].count < columns[$0].count }) ?? true { best = term.variable }
    }
    return best ?? own.first { kinds[$0] == .slack && row.coefficient(of: $0) < 0 }
  }

  /// Phase one for one row: minimizes its error, which must become 0.
  private mutating func enterWithArtificial(_ row: Row, owner: Int) -> [Int]? {
    let artificial = addVariable(.slack, nil)
    makeBasic(artificial, row)
    var lack = [row]
    lower(&lack, at: 0)
    guard Row.isZero(lack[0].constant) else {
      // The artificial variable is still basic, so no other row contains this one's variables.
      let others = others(in: rows[artificial] ?? row, than: owner)
      rows[artificial] = nil
      return others
    }
    if let rest = rows[artificial] {
      let candidates = rest.terms.filter { kinds[$0.variable] != .marker }
      if let other = candidates.first ?? rest.terms.first {
        var none: [Row] = []
        pivot(entering: other.variable, leaving: artificial, &none)
      } else {
        rows[artificial] = nil
      }
    }
    for basic in columns[artificial] { _ = rows[basic]?.remove(artificial) }
    columns[artificial] = []
    return nil
  }

  private func others(in row: Row, than owner: Int) -> [Int] {
    Set(row.terms.compactMap { owners[$0.variable] }).subtracting([owner]).sorted()
  }

  // MARK: Optimizing

  mutating func minimize(_ levels: [[Int]]) {
    var objectives = levels.map { errors in
      withoutBasics(Row(constant: 0, sumOf: errors.map { Term($0) }))
    }
    for level in objectives.indices { lower(&objectives, at: level) }
  }

  private mutating func lower(_ objectives: inout [Row], at level: Int) {
    while let entering = entering(objectives, at: level), let leaving = leaving(for: entering) {
      pivot(entering: entering, leaving: leaving, &objectives)
    }
  }

  /// Bland's rule: the first improving variable. It prevents cycles.
  private func entering(_ objectives: [Row], at level: Int) -> Int? {
    for term in objectives[level].terms where term.coefficient < -Row.tolerance && kinds[term.variable] == .slack {
      if objectives[..<level].allSatisfy({ Row.isZero($0.coefficient(of: term.variable)) }) { return term.variable }
    }
    return nil
  }

  private func leaving(for entering: Int) -> Int? {
    var best: Int?
    var least = Double.infinity
    for basic in columns[entering] where kinds[basic] != .external {
      guard let row = rows[basic] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -Row.tolerance else { continue }
      let ratio = -row.constant / coefficient
      if ratio < least || (ratio == least && basic < best ?? .max) {
        least = ratio
        best = basic
      }
    }
    return best
  }

  private mutating func pivot(entering: Int, leaving: Int, _ objectives: inout [Row]) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.add(-1, of: leaving)
    let solved = row.solved(for: entering)
    makeBasic(entering, solved)
    for index in objectives.indices {
      let coefficient = objectives[index].remove(entering)
      if coefficient != 0 { objectives[index].add(solved, times: coefficient) }
    }
  }

  private mutating func makeBasic(_ variable: Int, _ row: Row) {
    let users = columns[variable]
    columns[variable] = []
    for basic in users {
      guard let coefficient = rows[basic]?.remove(variable), coefficient != 0 else { continue }
      for new in rows[basic]?.add(row, times: coefficient) ?? [] { columns[new].append(basic) }
    }
    rows[variable] = row
    for term in row.terms { columns[term.variable].append(variable) }
  }
}
