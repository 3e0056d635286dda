/// A constant and terms, sorted by variable, without zero coefficients.
struct Row {
  /// The magnitude below which a value counts as 0. Coordinates are points between 0.001 and 100,000.
  static let tolerance = 1e-8

  var constant: Double
  private(set) var terms: [Term] = []

  init(constant: Double = 0) {
    self.constant = constant
  }

  init(constant: Double, sumOf all: [Term]) {
    self.constant = constant
    for term in all.sorted(by: { $0.variable < $1.variable }) {
      if terms.last?.variable == term.variable {
        terms[terms.count - 1].coefficient += term.coefficient
      } else {
        if let last = terms.last, Self.isZero(last.coefficient) { terms.removeLast() }
        terms.append(term)
      }
    }
    if let last = terms.last, Self.isZero(last.coefficient) { terms.removeLast() }
  }

  static func isZero(_ value: Double) -> Bool {
    abs(value) < tolerance
  }

  func coefficient(of variable: Int) -> Double {
    let index = index(of: variable)
    return index < terms.count && terms[index].variable == variable ? terms[index].coefficient : 0
  }

  mutating func add(_ coefficient: Double, of variable: Int) {
    let index = index(of: variable)
    if index < terms.count, terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if Self.isZero(terms[index].coefficient) { terms.remove(at: index) }
    } else if !Self.isZero(coefficient) {
      terms.insert(Term(variable, coefficient), at: index)
    }
  }

  mutating func remove(_ variable: Int) -> Double {
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).coefficient
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Adds a multiple of another row and returns the variables that are new in this one.
  @discardableResult
  mutating func add(_ other: Row, times factor: Double) -> [Int] {
    constant += other.constant * factor
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var new: [Int] = []
    var index = 0
    for term in other.terms {
      while index < terms.count, terms[index].variable < term.variable {
        sum.append(terms[index])
        index += 1
      }
      var coefficient = term.coefficient * factor
      if index < terms.count, terms[index].variable == term.variable {
        coefficient += terms[index].coefficient
        index += 1
      } else {
        new.append(term.variable)
      }
      if !Self.isZero(coefficient) { sum.append(Term(term.variable, coefficient)) }
    }
    sum.append(contentsOf: terms[index...])
    terms = sum
    return new
  }

  /// Solves the row, equal to 0, for a variable that occurs in it.
  func solved(for variable: Int) -> Row {
    var row = self
    let coefficient = row.remove(variable)
    row.multiply(by: -1 / coefficient)
    return row
  }

  private func index(of variable: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Splits a system into parts without common variables, so that the cost grows with the sum of their sizes. A layout
/// has many, because constraints rarely relate both axes.
struct Components {
  /// The ascending row indices of each part; parts are ordered by their first row.
  private(set) var parts: [[Int]] = []

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
    var partsByLeader: [Int: Int] = [:]
    for (index, terms) in rows.enumerated() {
      guard let first = terms.first else {
        parts.append([index])
        continue
      }
      let leader = leader(of: first.variable)
      if let part = partsByLeader[leader] {
        parts[part].append(index)
      } else {
        partsByLeader[leader] = parts.count
        parts.append([index])
      }
    }
  }
}
