/// Why what a route starts from can't be put on screen.
public struct RouteStartProblem: Error, Hashable, CustomStringConvertible {
  /// The reason.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
