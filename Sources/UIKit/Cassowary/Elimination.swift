/// Takes variables out of rows that only equations and bounds speak of, where one of the equations keeps the bounds by itself.
///
/// Sources: Andersen, Andersen: Presolving in linear programming, 1995, "free column singletons" and "implied free".
struct Elimination {
  /// The rows that are left.
  var requirements: [Reduction.Requirement] { rows.compactMap(\.self) }
  /// The variables that were taken out, each with its sum of those that were taken out later or not at all.
  private(set) var recipes: [(variable: Int, sum: Row)] = []

  /// The numbers of the rows that each row that is left was made of.
  var sources: [[Int]] { zip(rows, sourcesOfRows).compactMap { $0 == nil ? nil : $1 } }

  private var rows: [Reduction.Requirement?]
  private var sourcesOfRows: [[Int]]
  private var bounds: [Bounds]
  /// The rows that bound a variable alone.
  private var bounding: [[Int]]
  /// The equations that a variable is in.
  private var equations: [Set<Int>]
  /// Whether more than equations and bounds speak of a variable.
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

  /// Takes out what can be taken out. In a round each equation changes once, so that a chain of them halves: put together from one end,
  /// the rows would be as long as what is behind them.
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

  /// Takes a variable out by an equation, and returns those that are in fewer or other equations now.
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

  /// Whether the bounds of an equation's other variables keep this one within its own.
  private func keepsBounds(of variable: Int, _ equation: Int) -> Bool {
    guard let row = rows[equation]?.row else { return false }
    return [Bounds.End.least, .greatest].allSatisfy { end in
      bounds[variable][end].isInfinite || extreme(end, of: variable, by: row).map(bounds[variable].contains) ?? false
    }
  }

  /// The least or the greatest value that an equation allows a variable; `nil` where it has none.
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
