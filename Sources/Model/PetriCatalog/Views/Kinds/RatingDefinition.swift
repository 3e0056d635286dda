/// A star rating.
public struct RatingDefinition: KindDefinition {
  /// The number of filled stars.
  public var stars = Attribute<Int>.value(0)
  /// The number of stars.
  public var count = 5
  /// When it is enabled; `nil` for always.
  public var enabled: Condition?

  /// Makes five empty stars.
  public init() {}
}
