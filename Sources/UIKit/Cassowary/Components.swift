/// The parts of a system that have no variable in common: each is solved by itself, so that the cost grows with the
/// sum of their sizes. A layout falls into many: its two axes hardly ever meet.
struct Components {
  /// The indices of the rows of each part, ascending; parts in the order of their first row.
  private(set) var parts: [[Int]] = []

  /// Parts rows, of which the terms are given.
  init(of rows: [[Term]], variableCount: Int) {
    var leaders = Array(0..<variableCount)
    func leader(of variable: Int) -> Int {
      var current = variable
      while leaders[current] != current {
        leaders[current] = leaders[leaders[current]]
        current = leaders[current]
      }
      return current
    }
    for terms in rows {
      guard let first = terms.first else { continue }
      for term in terms.dropFirst() {
        let (one, other) = (leader(of: first.variable), leader(of: term.variable))
        leaders[max(one, other)] = min(one, other)
      }
    }
    var places: [Int: Int] = [:]
    for (index, terms) in rows.enumerated() {
      guard let first = terms.first else {
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
