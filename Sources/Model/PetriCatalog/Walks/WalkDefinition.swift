/// A script of a person's moves from a screen on.
public struct WalkDefinition: Hashable, Sendable, Codable {
  /// The name, kebab-case, unique in its screen.
  public var name: String
  /// The fixture that the screen is launched with; `nil` for its examples.
  public var fixture: String?
  /// The moves and expectations, in order.
  public var steps: [WalkStep]
  /// Where it is defined.
  public var place: Place

  /// Makes a walk.
  public init(name: String, fixture: String? = nil, steps: [WalkStep], place: Place) {
    self.name = name
    self.fixture = fixture
    self.steps = steps
    self.place = place
  }
}
