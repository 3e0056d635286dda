/// The reason the start of a route can't be shown.
public struct RouteStartProblem: Error, Hashable, CustomStringConvertible {
  /// The reason.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
