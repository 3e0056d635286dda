/// The least and the greatest value of one variable.
struct Bounds {
  /// One of the two ends.
  enum End {
    case least
    case greatest

    var opposite: End { self == .least ? .greatest : .least }
  }

  private var least = -Double.infinity
  private var greatest = Double.infinity

  /// Takes in the bound of a row of one term.
  mutating func narrow(by row: Row, _ relation: Relation) {
    let coefficient = row.terms[0].coefficient
    let limit = -row.constant / coefficient
    if relation == .equal || (relation == .greaterThanOrEqual) == (coefficient > 0) { least = max(least, limit) }
    if relation == .equal || (relation == .lessThanOrEqual) == (coefficient > 0) { greatest = min(greatest, limit) }
  }

  /// Whether no value satisfies them.
  var isEmpty: Bool { least > greatest + Row.tolerance }

  /// The value, where they meet.
  var onlyValue: Double? { Row.isZero(greatest - least) ? least : nil }

  func contains(_ value: Double) -> Bool {
    value >= least - Row.tolerance && value <= greatest + Row.tolerance
  }

  /// The value at an end; infinite where there is none.
  subscript(end: End) -> Double { end == .least ? least : greatest }
}
