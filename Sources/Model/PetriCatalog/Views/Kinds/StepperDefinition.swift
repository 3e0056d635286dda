/// `stepper`: a value that goes up and down by a step.
public struct StepperDefinition: KindDefinition {
  /// The value.
  public var value = Attribute<Double>.value(0)
  /// The least value.
  public var minimum = Attribute<Double>.value(0)
  /// The greatest value.
  public var maximum = Attribute<Double>.value(100)
  /// The step, greater than 0.
  public var step = Attribute<Double>.value(1)
  /// When it can be touched; always where it is `nil`.
  public var enabled: Condition?

  /// The range of a step.
  public static let steps = 0.000_001...100_000.0

  /// Makes a stepper from 0 to 100 that is at 0.
  public init() {}
}
