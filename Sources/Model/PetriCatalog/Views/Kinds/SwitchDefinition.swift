/// A switch.
public struct SwitchDefinition: KindDefinition {
  /// Whether it is on.
  public var on = Attribute<Bool>.value(false)
  /// When it is enabled; `nil` for always.
  public var enabled: Condition?

  /// Makes a switch that is off.
  public init() {}
}
