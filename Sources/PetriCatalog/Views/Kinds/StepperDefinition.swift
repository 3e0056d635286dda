/// `stepper`: a value that goes up and down by a step.
public struct StepperDefinition: Hashable, Sendable, Codable {
  /// The value.
  public var value = Attribute<Double>.value(0)
  /// The least value.
  public var minimum = 0.0
  /// The greatest value.
  public var maximum = 100.0
  /// The step, greater than 0.
  public var step = 1.0

  /// Makes a stepper from 0 to 100 that is at 0.
  public init() {}
}
