/// A case of a switch in a route.
public struct RouteCase: Hashable, Sendable, Codable {
  /// The condition on the context and the state.
  public var condition: Condition?
  /// The search that must succeed.
  public var find: RouteFind?
  /// The screen where the navigation must start.
  public var start: String?
  /// The chain for this case.
  public var steps: [RouteStep]
  /// The location of the definition.
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

  /// Whether it matches unconditionally.
  public var isDefault: Bool { condition == nil && find == nil && start == nil }
}
