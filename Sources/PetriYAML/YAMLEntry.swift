/// A key of a mapping with its value.
public struct YAMLEntry: Sendable, Hashable {
  /// The key.
  public let key: YAMLNode
  /// The value; a null scalar if nothing is written.
  public let value: YAMLNode
  /// Whether a merge key (`<<`) brought it from another mapping.
  public let isMerged: Bool
}
