/// The values that serve the constraints best.
public struct Solution: Equatable, Sendable {
  /// A value for each variable. A variable that nothing decides is 0.
  public var values: [Double]

  /// The constraints that could not hold together.
  public var conflicts: [Conflict]
}
