/// A key and its value in a mapping.
public struct YAMLEntry: Sendable, Hashable {
  /// The key.
  public let key: YAMLNode
  /// The value; a null scalar if it is omitted.
  public let value: YAMLNode
  /// Whether a merge key (`<<`) took the entry from another mapping.
  public let isMerged: Bool
}
