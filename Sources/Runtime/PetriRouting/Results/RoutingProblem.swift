/// The reason for a failure of a part.
public struct RoutingProblem: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The reason.
  public let description: String

  /// Makes a problem.
  public init(_ description: String) {
    self.description = description
  }
}
