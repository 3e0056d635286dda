/// A slider.
public struct SliderDefinition: KindDefinition {
  /// The value.
  public var value = Attribute<Double>.value(0)
  /// The minimum.
  public var minimum = Attribute<Double>.value(0)
  /// The maximum.
  public var maximum = Attribute<Double>.value(1)
  /// When it is enabled; `nil` for always.
  public var enabled: Condition?

  /// Makes a slider from 0 to 1.
  public init() {}
}
