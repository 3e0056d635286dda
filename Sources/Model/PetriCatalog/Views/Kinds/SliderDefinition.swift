/// `slider`: a value between two others.
public struct SliderDefinition: KindDefinition {
  /// The value.
  public var value = Attribute<Double>.value(0)
  /// The least value.
  public var minimum = Attribute<Double>.value(0)
  /// The greatest value.
  public var maximum = Attribute<Double>.value(1)
  /// When it can be touched; always where it is `nil`.
  public var enabled: Condition?

  /// Makes a slider from 0 to 1 that is at 0.
  public init() {}
}
