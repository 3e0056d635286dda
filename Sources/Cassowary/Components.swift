/// The parts of a system that have no variable in common: each is solved by itself, so that the cost grows with the
/// sum of their sizes. A layout falls into many: its two axes hardly ever meet.
struct Components {
  /// The indices of the constraints of each part, ascending; parts in the order of their first constraint.
  private(set) var parts: [[Int]] = []

  init(of system: LinearSystem) {
    var leaders = Array(0..<system.variableCount)
    func leader(of variable: Int) -> Int {
      var current = variable
      while leaders[current] != current {
        leaders[current] = leaders[leaders[current]]
        current = leaders[current]
      }
      return current
    }
    for constraint in system.constraints {
      guard let first = constraint.terms.first else { continue }
      for term in constraint.terms.dropFirst() {
        let (one, other) = (leader(of: first.variable), leader(of: term.variable))
        leaders[max(one, other)] = min(one, other)
      }
    }
    var places: [Int: Int] = [:]
    for (index, constraint) in system.constraints.enumerated() {
      guard let first = constraint.terms.first else {
        // Only numbers: holds or doesn't, by itself.
        parts.append([index])
        continue
      }
      let leader = leader(of: first.variable)
      if let place = places[leader] {
        parts[place].append(index)
      } else {
        places[leader] = parts.count
        parts.append([index])
      }
    }
  }
}
