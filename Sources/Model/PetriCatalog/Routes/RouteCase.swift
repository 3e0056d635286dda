/// A case of a fork.
public struct RouteCase: Hashable, Sendable, Codable {
  /// The condition that has to hold, on the context and the state.
  public var condition: Condition?
  /// The search that has to find something on screen.
  public var find: RouteFind?
  /// The screen where the navigation has to start.
  public var start: String?
  /// The chain that is taken then.
  public var steps: [RouteStep]
  /// Where it is defined.
  public var place: Place

  /// Makes a case.
  public init(
    condition: Condition? = nil,
    find: RouteFind? = nil,
    start: String? = nil,
    steps: [RouteStep],
    place: Place
  ) {
    self.condition = condition
    self.find = find
    self.start = start
    self.steps = steps
    self.place = place
  }

  /// Whether it holds whatever is the case.
  public var isDefault: Bool { condition == nil && find == nil && start == nil }
}
