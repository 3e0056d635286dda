/// How two values of a condition are compared.
public enum Comparison: String, Hashable, Sendable, CaseIterable {
  /// They are the same.
  case equal = "=="
  /// They aren't the same.
  case notEqual = "!="
  /// The first one is less.
  case less = "<"
  /// The first one isn't greater.
  case lessOrEqual = "<="
  /// The first one is greater.
  case greater = ">"
  /// The first one isn't less.
  case greaterOrEqual = ">="

  /// Whether it needs values that have an order: numbers, dates and times.
  public var isOrder: Bool { self != .equal && self != .notEqual }

  /// Whether it holds between values of an order.
  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}
