/// A progress bar.
public struct ProgressDefinition: KindDefinition {
  /// The progress from 0 to 1.
  public var value = Attribute<Double>.value(0)

  /// Makes a bar at 0.
  public init() {}
}
