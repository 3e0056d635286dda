/// `progress`: how much of something is done.
public struct ProgressDefinition: KindDefinition {
  /// The part that is done, 0 to 1.
  public var value = Attribute<Double>.value(0)

  /// Makes a bar that is at 0.
  public init() {}
}
