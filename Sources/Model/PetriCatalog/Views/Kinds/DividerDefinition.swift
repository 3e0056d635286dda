/// `divider`: a thin line, which has no attributes of its own.
public struct DividerDefinition: KindDefinition {
  /// Makes a line.
  public init() {}
}
