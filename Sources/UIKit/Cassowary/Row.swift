/// A number and a sum of terms, sorted by variable, none of them 0.
struct Row {
  /// The limit below which a number counts as 0: coordinates are points on a screen, from 0.001 to 100,000.
  static let tolerance = 1e-8

  var constant: Double
  private(set) var terms: [Term] = []

  init(constant: Double = 0) {
    self.constant = constant
  }

  /// A row of terms in any order, some of which may have a variable in common.
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
    let place = place(of: variable)
    return place < terms.count && terms[place].variable == variable ? terms[place].coefficient : 0
  }

  mutating func add(_ coefficient: Double, of variable: Int) {
    let place = place(of: variable)
    if place < terms.count, terms[place].variable == variable {
      terms[place].coefficient += coefficient
      if Self.isZero(terms[place].coefficient) { terms.remove(at: place) }
    } else if !Self.isZero(coefficient) {
      terms.insert(Term(variable, coefficient), at: place)
    }
  }

  /// Takes a variable out and returns its coefficient.
  mutating func remove(_ variable: Int) -> Double {
    let place = place(of: variable)
    guard place < terms.count, terms[place].variable == variable else { return 0 }
    return terms.remove(at: place).coefficient
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Adds another row times a number and returns the variables that are new in this one.
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

  /// Reads the row as an equation with 0 and returns the variable in terms of the others. It must occur.
  func solved(for variable: Int) -> Row {
    var row = self
    let coefficient = row.remove(variable)
    row.multiply(by: -1 / coefficient)
    return row
  }

  private func place(of variable: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
