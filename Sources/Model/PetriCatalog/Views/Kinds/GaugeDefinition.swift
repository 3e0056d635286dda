/// A gauge, a value that can't be edited.
public struct GaugeDefinition: KindDefinition {
  /// The value.
  public var value = Attribute<Double>.value(0)
  /// The minimum.
  public var minimum = Attribute<Double>.value(0)
  /// The maximum.
  public var maximum = Attribute<Double>.value(1)

  /// Makes a gauge from 0 to 1.
  public init() {}
}
