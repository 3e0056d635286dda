/// `spacer`: room that stretches.
public struct SpacerDefinition: KindDefinition {
  /// The least length, in points.
  public var length = 0.0

  /// Makes one that may vanish.
  public init() {}
}
