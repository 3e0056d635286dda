/// `spinner`: something goes on.
public struct SpinnerDefinition: KindDefinition {
  /// Whether it turns; one that does not is hidden, as UIKit has it.
  public var animating = Attribute<Bool>.value(true)
  /// Whether it is the large one.
  public var large = false

  /// Makes one that turns.
  public init() {}
}
