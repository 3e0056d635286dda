/// Required constraints that can't hold together, and which of them was left out.
public struct Conflict: Equatable, Sendable {
  /// The index of the constraint that does not hold: of those below the last one that was given.
  public var broken: Int

  /// The indices of all that contradict each other, the broken one among them, in order.
  public var constraints: [Int]
}
