/// An activity indicator.
public struct SpinnerDefinition: KindDefinition {
  /// Whether it is animating; it is hidden otherwise.
  public var animating = Attribute<Bool>.value(true)
  /// Whether it is large.
  public var large = false

  /// Makes an animating spinner.
  public init() {}
}
