/// `gauge`: a value between two others, which a person doesn't change.
public struct GaugeDefinition: KindDefinition {
  /// The value.
  public var value = Attribute<Double>.value(0)
  /// The least value.
  public var minimum = Attribute<Double>.value(0)
  /// The greatest value.
  public var maximum = Attribute<Double>.value(1)

  /// Makes a gauge from 0 to 1 that is at 0.
  public init() {}
}
