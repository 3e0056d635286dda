/// A script of moves and expectations that starts at a screen.
public struct WalkDefinition: Hashable, Sendable, Codable {
  /// The name in kebab case, unique in its screen.
  public var name: String
  /// The fixture to launch with; `nil` for the examples.
  public var fixture: String?
  /// The steps in order.
  public var steps: [WalkStep]
  /// The location of the definition.
  public var place: Place

  /// Makes a walk.
  public init(name: String, fixture: String? = nil, steps: [WalkStep], place: Place) {
    self.name = name
    self.fixture = fixture
    self.steps = steps
    self.place = place
  }
}
