/// `rating`: some of a few stars.
public struct RatingDefinition: KindDefinition {
  /// How many stars are given, from 0.
  public var stars = Attribute<Int>.value(0)
  /// How many stars there are.
  public var count = 5
  /// When it can be tapped; always where it is `nil`.
  public var enabled: Condition?

  /// Makes five stars of which none is given.
  public init() {}
}
