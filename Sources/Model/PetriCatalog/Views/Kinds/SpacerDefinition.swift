/// A flexible space.
public struct SpacerDefinition: KindDefinition {
  /// The minimum length in points.
  public var length = 0.0

  /// Makes a spacer without a minimum.
  public init() {}
}
