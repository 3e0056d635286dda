/// How the two sides of a constraint relate to each other.
public enum Relation: Sendable {
  /// The sum is at most 0.
  case lessThanOrEqual
  /// The sum is 0.
  case equal
  /// The sum is at least 0.
  case greaterThanOrEqual
}
