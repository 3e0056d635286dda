/// A stepper.
public struct StepperDefinition: KindDefinition {
  /// The value.
  public var value = Attribute<Double>.value(0)
  /// The minimum.
  public var minimum = Attribute<Double>.value(0)
  /// The maximum.
  public var maximum = Attribute<Double>.value(100)
  /// The step, greater than 0.
  public var step = Attribute<Double>.value(1)
  /// When it is enabled; `nil` for always.
  public var enabled: Condition?

  /// The valid steps.
  public static let steps = 0.000_001...100_000.0

  /// Makes a stepper from 0 to 100.
  public init() {}
}
