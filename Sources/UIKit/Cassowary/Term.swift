/// A variable times a number.
public struct Term: Equatable, Sendable {
  /// The variable's number, from 0.
  public var variable: Int

  /// The number that it is multiplied with.
  public var coefficient: Double

  /// A variable times a number.
  public init(_ variable: Int, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
