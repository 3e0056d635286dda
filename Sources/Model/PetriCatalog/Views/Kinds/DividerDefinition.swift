/// A thin line.
public struct DividerDefinition: KindDefinition {
  /// Makes a divider.
  public init() {}
}
