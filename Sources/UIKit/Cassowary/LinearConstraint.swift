/// A constraint on a sum of terms, which should be at most, exactly or at least 0.
public struct LinearConstraint: Equatable, Sendable {
  /// The priority of a constraint that must hold.
  public static let required = 1000.0

  /// The terms. A variable that occurs twice counts with the sum of its coefficients.
  public var terms: [Term]

  /// The number added to the terms.
  public var constant: Double

  /// How the sum relates to 0.
  public var relation: Relation

  /// From above 0 to `required`. One constraint of a higher priority counts more than all of lower ones.
  public var priority: Double

  /// A constraint, required by default.
  public init(
    _ terms: [Term],
    constant: Double = 0,
    _ relation: Relation = .equal,
    priority: Double = LinearConstraint.required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  var isRequired: Bool { priority >= Self.required }
}
