/// `switch`: on or off.
public struct SwitchDefinition: KindDefinition {
  /// Whether it is on.
  public var on = Attribute<Bool>.value(false)
  /// When it can be tapped; always where it is `nil`.
  public var enabled: Condition?

  /// Makes a switch that is off.
  public init() {}
}
