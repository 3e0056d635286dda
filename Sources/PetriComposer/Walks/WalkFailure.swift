/// Why a walk stops at a step.
public struct WalkFailure: Error, Hashable, CustomStringConvertible {
  /// The reason, and what was on screen instead.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
