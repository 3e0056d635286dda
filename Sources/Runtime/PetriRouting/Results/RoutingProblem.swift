/// Why a part of a navigation fails, in words.
public struct RoutingProblem: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The reason.
  public let description: String

  /// Makes a problem of its reason.
  public init(_ description: String) {
    self.description = description
  }
}
